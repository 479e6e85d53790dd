import { isPublic } from '../../visibility/isPublic';

type Job = Readonly<Record<string, unknown>>;

/**
 * Returns whether the stored job is public and already hides the same organization as `job`. If so, its
 * stored texts have been accepted before, and only changed texts are searched for the organization's name.
 * Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function wasCheckedForNames(stored: Job, job: Job): boolean {
  return (
    isPublic(stored) &&
    stored.isHideOrganizationName === true &&
    stored.organizationOpenJobsId === job.organizationOpenJobsId
  );
}
