import { isClosedJob } from './isClosedJob';
import type { JobSummary } from './JobSummary';

/**
 * Returns the state of a job for the caller: open, closed, applied or withdrawn. `applied` has priority: a
 * closed job to which the caller has applied counts as applied, unless they have withdrawn the application.
 */
export function getJobState(
  job: Pick<JobSummary, 'isPublic' | 'closedAt' | 'myApply'>,
): 'open' | 'closed' | 'applied' | 'withdrawn' {
  if (job.myApply && job.myApply.type !== 'WITHDRAWN') return 'applied';
  if (isClosedJob(job)) return 'closed';
  return job.myApply ? 'withdrawn' : 'open';
}
