import type { JobSummary } from './JobSummary';

/** Closed or unpublished; a snapshot without the flag counts as open. */
export const isClosedJob = (job: Pick<JobSummary, 'isPublic' | 'closedAt'>): boolean =>
  job.closedAt !== null || job.isPublic === false;
