import type { Caller } from './access';
import { jobPeople } from './jobPeople';

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
