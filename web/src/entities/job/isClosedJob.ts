import type { JobSummary } from './JobSummary';

/**
 * Returns true for a job that is closed or no longer public. A snapshot (a copy of the job in another record)
 * that lacks this information counts as open.
 */
export const isClosedJob = (job: Pick<JobSummary, 'isPublic' | 'closedAt'>): boolean =>
  job.closedAt !== null || job.isPublic === false;
