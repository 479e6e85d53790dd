import type { Caller } from './access';
import { jobPeople } from './jobPeople';

/**
 * On which side of a job the caller works: a member of its organization, a consultant (who owns it, or is involved
 * as one), or neither. A member is no consultant of the own jobs, also where a member created them.
 */
export function jobRole(
  caller: Caller,
  job: Readonly<Record<string, unknown>>,
): 'client' | 'consultant' | 'none' {
  if (!caller.inClientArea) return 'none';
  if (caller.organizationId !== '' && job.organizationOpenJobsId === caller.organizationId) return 'client';
  return jobPeople(job).includes(caller.sub) ? 'consultant' : 'none';
}
