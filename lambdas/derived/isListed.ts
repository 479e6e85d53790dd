import { OpenJob } from '../../model/entities/OpenJob';
import type { Item } from '../lib/Item';
import type { Sources } from './Sources';

const isNamedBy = (job: Item | undefined, organizationId: string): boolean =>
  job?.organizationOpenJobsId === organizationId &&
  job.isPublic === true &&
  job.isDraft !== true &&
  job.isHideOrganizationName !== true;

/**
 * Returns whether an organization is publicly listed, which it is while a public job shows its name. The index of jobs
 * is eventually consistent, so the jobs it returns, and the job that has just changed, are read from the table.
 */
export async function isListed(organizationId: string, sources: Sources, changed?: string): Promise<boolean> {
  const jobs = (await sources.jobsOf(organizationId)).map(({ pk }) => pk);
  for (const id of new Set(changed ? [changed, ...jobs] : jobs))
    if (isNamedBy(await sources.of(OpenJob, id), organizationId)) return true;
  return false;
}
