import type { JobSummary } from './JobSummary';

/** The skills of a job, or the text that replaces them when they are hidden. */
export function getSkillNames(job: Pick<JobSummary, 'skills' | 'skillNamesForHidden'>): string[] {
  if (job.skills?.length) return job.skills;
  return (job.skillNamesForHidden ?? '')
    .split(/[,、/]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
