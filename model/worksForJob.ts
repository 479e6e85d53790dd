import { jobPeople } from './jobPeople';

/**
 * Returns whether a person, according to their current profile, works on a job: as owner, consultant or member of
 * its organization. Used by resolvers: APPSYNC_JS subset only.
 */
export function worksForJob(
  user: Readonly<Record<string, unknown>>,
  job: Readonly<Record<string, unknown>>,
): boolean {
  const { organizationOpenJobsId: organization } = job;
  const isMember = !!organization && user.organizationUsersId === organization;
  return isMember || jobPeople(job).includes(`${user.sub}`);
}
