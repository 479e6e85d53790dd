import type { JobState } from './jobStates';
import { isPublic } from './visibility/isPublic';

/**
 * Returns the state of a job, which is not stored but computed from its flags and times. A closed job is
 * `REQUESTED` once somebody has asked for its publication again.
 */
export function jobStateOf(job: Record<string, unknown>): JobState {
  if (isPublic(job)) return 'PUBLIC';
  if (job.isDraft === true) return 'DRAFT';
  return job.closedAt && !job.reviewRequestedAt ? 'CLOSED' : 'REQUESTED';
}
