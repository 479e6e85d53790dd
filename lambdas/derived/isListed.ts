import { OpenJob } from '../../model/entities/OpenJob';
import type { StoredRow } from '../lib/StoredRow';
import type { Sources } from './Sources';

const isNamedBy = (job: StoredRow | undefined, organizationId: string): boolean =>
  job?.organizationOpenJobsId === organizationId &&
  job.isPublic === true &&
  job.isDraft !== true &&
  job.isHideOrganizationName !== true;

/**
 * Returns whether an organization must be in the public list: whether at least one public job shows its name.
 * The index that finds the organization's jobs is eventually consistent, so each job is also read from the
 * table.
 * @param changed the id of a job that has just changed and may be missing in the index
 */
export async function isListed(organizationId: string, sources: Sources, changed?: string): Promise<boolean> {
  const jobs = (await sources.jobsOf(organizationId)).map(({ pk }) => pk);
  for (const id of new Set(changed ? [changed, ...jobs] : jobs))
    if (isNamedBy(await sources.of(OpenJob, id), organizationId)) return true;
  return false;
}
