import { OpenJob } from '../../model/entities/OpenJob';
import type { Item } from '../lib/Item';
import type { Sources } from './Sources';

const isNamedBy = (job: Item | undefined, organizationId: string): boolean =>
  job?.organizationOpenJobsId === organizationId &&
  job.isPublic === true &&
  job.isDraft !== true &&
  job.isHideOrganizationName !== true;

/**
 * Everybody may list an organization while one of its public jobs names it. The index of jobs lags behind: what it
 * lists is looked at in the table, as is a job that has just changed.
 */
export async function isListed(organizationId: string, sources: Sources, changed?: string): Promise<boolean> {
  const jobs = (await sources.jobsOf(organizationId)).map(({ pk }) => pk);
  for (const id of new Set(changed ? [changed, ...jobs] : jobs))
    if (isNamedBy(await sources.of(OpenJob, id), organizationId)) return true;
  return false;
}
