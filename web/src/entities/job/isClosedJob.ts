import type { JobSummary } from './JobSummary';

/**
 * Returns true for a job that is closed or no longer public. A snapshot of a job without that information
 * counts as open.
 */
export const isClosedJob = (job: Pick<JobSummary, 'isPublic' | 'closedAt'>): boolean =>
  job.closedAt !== null || job.isPublic === false;
