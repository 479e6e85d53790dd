import { isClosedJob } from './isClosedJob';
import type { JobSummary } from './JobSummary';

/** The state of a job for the caller. An application takes precedence over a closed job. */
export function getJobState(
  job: Pick<JobSummary, 'isPublic' | 'closedAt' | 'myApply'>,
): 'open' | 'closed' | 'applied' | 'withdrawn' {
  if (job.myApply && job.myApply.type !== 'WITHDRAWN') return 'applied';
  if (isClosedJob(job)) return 'closed';
  return job.myApply ? 'withdrawn' : 'open';
}
