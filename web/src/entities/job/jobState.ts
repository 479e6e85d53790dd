import { isClosedJob } from './isClosedJob';
import type { JobSummary } from './JobSummary';

/** How a job stands for the one who looks at it. An application counts more than the end of recruiting. */
export function jobState(
  job: Pick<JobSummary, 'isPublic' | 'closedAt' | 'myApply'>,
): 'open' | 'closed' | 'applied' | 'withdrawn' {
  if (job.myApply && job.myApply.type !== 'WITHDRAWN') return 'applied';
  if (isClosedJob(job)) return 'closed';
  return job.myApply ? 'withdrawn' : 'open';
}
