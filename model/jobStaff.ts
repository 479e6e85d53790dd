import type { Caller } from './access';

/**
 * Returns the subs of a job's owners and consultants without duplicates. The owners in `clientIds`, who
 * created the job as members of its organization, are left out: only the ID token of such a person shows
 * whether they still are a member. Resolvers use this function, so it is limited to the APPSYNC_JS subset.
 */
export function jobPeople(job: Readonly<Record<string, unknown>>): string[] {
  const { owners, clientIds, consultantIds } = job;
  const clients = (clientIds ?? []) as string[];
  const working = ((owners ?? []) as string[]).filter((sub) => !clients.includes(sub));
  const people = [...working, ...((consultantIds ?? []) as string[])];
  return people.filter((sub, index) => people.indexOf(sub) === index);
}

/**
 * Returns the caller's role in a job: `client` for a member of the job's organization, `consultant` for an
 * owner or an involved consultant who is not a member, otherwise `none`. A member is `client` even if they
 * created the job. While the client area is closed, the role is always `none`.
 */
export function jobRole(
  caller: Caller,
  job: Readonly<Record<string, unknown>>,
): 'client' | 'consultant' | 'none' {
  if (!caller.inClientArea) return 'none';
  if (caller.organizationId !== '' && job.organizationOpenJobsId === caller.organizationId) return 'client';
  return jobPeople(job).includes(caller.sub) ? 'consultant' : 'none';
}

/**
 * Returns whether a person works for a job: as its owner or consultant, or as a member of its organization
 * according to their current profile. Resolvers use this function, so it is limited to the APPSYNC_JS subset.
 */
export function worksForJob(
  user: Readonly<Record<string, unknown>>,
  job: Readonly<Record<string, unknown>>,
): boolean {
  const { organizationOpenJobsId: organization } = job;
  const isMember = !!organization && user.organizationUsersId === organization;
  return isMember || jobPeople(job).includes(`${user.sub}`);
}

interface Known {
  /** The subs of those people in the job's `clientIds` who still are members of the job's organization. */
  memberIds: readonly string[];
  /** The subs of the owners of the job's organization. */
  owners: readonly string[];
}

/**
 * Returns the subs of the people who represent the organization in a new conversation about a job: the job's
 * owners, except those who created it as members and have left the organization. If no owner remains, these
 * are the organization's owners and the job's consultants (decision T42). Resolvers use this function, so it
 * is limited to the APPSYNC_JS subset.
 */
export function jobStaff(job: Readonly<Record<string, unknown>>, known: Known): string[] {
  const clients = (job.clientIds ?? []) as string[];
  const owners = (job.owners ?? []) as string[];
  const present = owners.filter((sub) => !clients.includes(sub) || known.memberIds.includes(sub));
  if (present.length > 0) return present;
  const others = [...known.owners, ...((job.consultantIds ?? []) as string[])];
  return others.filter((sub, index) => others.indexOf(sub) === index);
}
