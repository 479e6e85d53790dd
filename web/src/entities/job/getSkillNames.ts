import type { JobSummary } from './JobSummary';

/**
 * Returns the names of a job's skills. When the job hides its skills, returns the names listed in the text
 * that the job shows instead of them.
 */
export function getSkillNames(job: Pick<JobSummary, 'skills' | 'skillNamesForHidden'>): string[] {
  if (job.skills?.length) return job.skills;
  return (job.skillNamesForHidden ?? '')
    .split(/[,、/]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
