import type { JobSummary } from './JobSummary';

/** The skills as they may be shown: where they are hidden, the words that stand for them. */
export function skillNames(job: Pick<JobSummary, 'skills' | 'skillNamesForHidden'>): string[] {
  if (job.skills?.length) return job.skills;
  return (job.skillNamesForHidden ?? '')
    .split(/[,、/]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
