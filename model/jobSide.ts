import type { Caller } from './access';

/** What of a job, or of a row about it, tells whose it is. */
interface Sided {
  organizationOpenJobsId?: unknown;
  owners?: unknown;
  consultantIds?: unknown;
}

/**
 * On which side of a job the caller works: a member of its organization, a consultant (who owns it, or is involved
 * as one), or neither. A member is no consultant of the own jobs, also where a member created them.
 */
export function jobSide(caller: Caller, job: Sided): 'client' | 'consultant' | 'none' {
  if (!caller.inClientArea) return 'none';
  if (caller.organizationId !== '' && job.organizationOpenJobsId === caller.organizationId) return 'client';
  const people = [...((job.owners ?? []) as string[]), ...((job.consultantIds ?? []) as string[])];
  return people.includes(caller.sub) ? 'consultant' : 'none';
}
