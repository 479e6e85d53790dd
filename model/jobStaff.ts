import type { Caller } from './access';

/**
 * Returns the subs of a job's consultants and of its owners, without duplicates. It leaves out the owners in
 * `clientIds`, who created the job as members of its organization: whether such a person still is a member is
 * known only from their ID token. Resolvers use this function, so it is limited to the APPSYNC_JS subset.
 */
export function jobPeople(job: Readonly<Record<string, unknown>>): string[] {
  const { owners, clientIds, consultantIds } = job;
  const clients = (clientIds ?? []) as string[];
  const working = ((owners ?? []) as string[]).filter((sub) => !clients.includes(sub));
  const people = [...working, ...((consultantIds ?? []) as string[])];
  return people.filter((sub, index) => people.indexOf(sub) === index);
}

/**
 * Returns the caller's role in a job: `client` for a member of the job's organization (also if they created
 * the job), `consultant` for anyone else in `jobPeople`, otherwise `none`. While the client area is closed,
 * the role is `none` for everybody.
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
 * Returns whether a person works for a job: as one of its `jobPeople`, or as a member of its organization
 * according to their stored profile. Resolvers use this function, so it is limited to the APPSYNC_JS subset.
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
 * Returns the subs of the people who represent the organization in a new conversation about a job. They are
 * the job's owners. If there are none, the organization's owners and the job's consultants represent it
 * (decision T42). A person who created the job as a member of the organization is left out after leaving the
 * organization, whatever else they are in the job: their other roles end only seconds later. Resolvers use
 * this function, so it is limited to the APPSYNC_JS subset.
 */
export function jobStaff(job: Readonly<Record<string, unknown>>, known: Known): string[] {
  const clients = (job.clientIds ?? []) as string[];
  const hasLeft = (sub: string) => clients.includes(sub) && !known.memberIds.includes(sub);
  const present = ((job.owners ?? []) as string[]).filter((sub) => !hasLeft(sub));
  if (present.length > 0) return present;
  const others = [...known.owners, ...((job.consultantIds ?? []) as string[])];
  return others.filter((sub, index) => others.indexOf(sub) === index && !hasLeft(sub));
}
