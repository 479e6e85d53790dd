import { jobPeople } from './jobPeople';

/**
 * Whether a person, as their profile now is, works for a job's organization: as its owner, its consultant, or a member
 * of the organization. Part of resolvers, so inside the APPSYNC_JS subset.
 */
export function worksForJob(
  user: Readonly<Record<string, unknown>>,
  job: Readonly<Record<string, unknown>>,
): boolean {
  const { organizationOpenJobsId: organization } = job;
  const isMember = !!organization && user.organizationUsersId === organization;
  return isMember || jobPeople(job).includes(`${user.sub}`);
}
