import type { Caller } from './access';

/**
 * Returns the owners and consultants of a job, without repetition. Owners who created it as members of its
 * organization (`clientIds`) are left out: only the token says whether they are still members. Used by resolvers:
 * APPSYNC_JS subset only.
 */
export function jobPeople(job: Readonly<Record<string, unknown>>): string[] {
  const { owners, clientIds, consultantIds } = job;
  const clients = (clientIds ?? []) as string[];
  const working = ((owners ?? []) as string[]).filter((sub) => !clients.includes(sub));
  const people = [...working, ...((consultantIds ?? []) as string[])];
  return people.filter((sub, index) => people.indexOf(sub) === index);
}

/**
 * Returns how the caller works on a job: as a member of its organization, as a consultant (an owner or a person
 * involved as consultant), or not at all. A member is never a consultant of a job of their own organization, even
 * if they created it.
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

interface Known {
  /** Those of the job's `clientIds` who are currently members of its organization. */
  memberIds: readonly string[];
  /** Owners of the organization. */
  owners: readonly string[];
}

/**
 * The people who join a new conversation about a job for its organization: the job's owners, without former
 * members who created it; if none is left, the organization's owners and the job's consultants (decision
 * T42). Used by resolvers: APPSYNC_JS subset only.
 */
export function jobStaff(job: Readonly<Record<string, unknown>>, known: Known): string[] {
  const clients = (job.clientIds ?? []) as string[];
  const owners = (job.owners ?? []) as string[];
  const present = owners.filter((sub) => !clients.includes(sub) || known.memberIds.includes(sub));
  if (present.length > 0) return present;
  const others = [...known.owners, ...((job.consultantIds ?? []) as string[])];
  return others.filter((sub, index) => others.indexOf(sub) === index);
}
