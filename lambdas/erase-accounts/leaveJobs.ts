import { env } from '../lib/env';
import type { Item } from '../lib/Item';
import { leaveJob } from '../lib/leaving/leaveJob';
import { jobsNaming } from './jobsNaming';
import { rewrite } from './rewrite';

/** Whether the job's consultant is called by this person's name, or was this person alone, whatever the name says. */
function isConsultedBy(job: Item, sub: string, names: readonly string[]): boolean {
  const consultants = [...((job.consultantIds ?? []) as Iterable<string>)];
  const isOnly = consultants.length === 1 && consultants[0] === sub;
  return isOnly || names.some((name) => String(job.consultantName ?? '').includes(name));
}

/**
 * Takes a person out of the owners of jobs, and their name with them. That they consult on a job ends when their
 * involvement goes, which `apply-events` follows.
 * @param names full names: a part of one may be part of somebody else's
 */
export async function leaveJobs(sub: string, names: readonly string[]): Promise<void> {
  for await (const job of jobsNaming(sub, names)) {
    await leaveJob(job.pk, sub);
    if (job.consultantName !== undefined && isConsultedBy(job, sub, names))
      await rewrite(env('OPEN_JOB_TABLE'), job, {}, ['consultantName']);
  }
}
