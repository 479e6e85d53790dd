import { env } from '../lib/env';
import type { Item } from '../lib/Item';
import { leaveJob } from '../lib/leaving/leaveJob';
import { findReferringJobs } from './findReferringJobs';
import { updateItem } from './updateItem';

/** True when the job's consultant has this person's name, or was this person alone, whatever the name. */
function isConsultedBy(job: Item, sub: string, names: readonly string[]): boolean {
  const consultants = [...((job.consultantIds ?? []) as Iterable<string>)];
  const isOnly = consultants.length === 1 && consultants[0] === sub;
  return isOnly || names.some((name) => String(job.consultantName ?? '').includes(name));
}

/**
 * Removes a person and their name from the owners of jobs. Their consultant role ends when their involvement
 * is deleted, which `handle-changes` handles.
 * @param names full names: a part of one may be part of another person's name
 */
export async function removeFromJobs(sub: string, names: readonly string[]): Promise<void> {
  for await (const job of findReferringJobs(sub, names)) {
    await leaveJob(job.pk, sub);
    if (job.consultantName !== undefined && isConsultedBy(job, sub, names))
      await updateItem(env('OPEN_JOB_TABLE'), job, {}, ['consultantName']);
  }
}
