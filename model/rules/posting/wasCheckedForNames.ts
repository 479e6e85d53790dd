import { isPublic } from '../../visibility/isPublic';

type Job = Readonly<Record<string, unknown>>;

/**
 * Returns whether what a stored job shows was checked for the name of the organization that `job` hides, or was accepted
 * with the name: texts that have not changed since are not refused again. Resolvers use this function too, so it is
 * limited to the APPSYNC_JS subset.
 */
export function wasCheckedForNames(stored: Job, job: Job): boolean {
  return (
    isPublic(stored) &&
    stored.isHideOrganizationName === true &&
    stored.organizationOpenJobsId === job.organizationOpenJobsId
  );
}
