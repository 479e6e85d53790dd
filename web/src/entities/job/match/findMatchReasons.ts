import type { HopesFragment } from '../../../generated/hopes';
import type { JobCardFragment } from '../../../generated/jobCard';

export interface MatchReason {
  key: 'skills' | 'occupation' | 'days' | 'place' | 'salary';
  fits: boolean;
  /**
   * The names of the skills that the job and the person's preferences have in common. Undefined unless `key`
   * is `skills`.
   */
  names?: string[];
}

/**
 * The fields of a job that are compared with a person's preferences. The skills are either names (`skills`,
 * on cards) or required and welcome tags (on the page of the job).
 */
export type AskedByJob = Pick<
  JobCardFragment,
  'job' | 'numberOfDayPerWeek' | 'baseLocationTypes' | 'salaryType' | 'minumumSalary' | 'maximumSalary'
> & {
  skills?: string[] | null;
  requiredSkillTags?: { name: string }[] | null;
  welcomeSkillTags?: { name: string }[] | null;
};

const listSkills = ({ skills, requiredSkillTags, welcomeSkillTags }: AskedByJob): string[] =>
  skills ?? [...(requiredSkillTags ?? []), ...(welcomeSkillTags ?? [])].map(({ name }) => name);

/**
 * Compares a job with a person's preferences. Returns the points for which both have a value, and whether
 * each point fits. Salaries are compared only when both are for the same unit of time.
 */
export function findMatchReasons(hopes: HopesFragment, job: AskedByJob): MatchReason[] {
  const reasons: MatchReason[] = [];
  const asked = listSkills(job);
  if (asked.length > 0 && hopes.skillTags?.length) {
    const names = asked.filter((name) => hopes.skillTags?.includes(name));
    reasons.push({ key: 'skills', fits: names.length > 0, names });
  }
  if (job.job && hopes.userMainJobId)
    reasons.push({ key: 'occupation', fits: job.job.id === hopes.userMainJobId });
  if (job.numberOfDayPerWeek && hopes.numberOfDayPerWeek) {
    reasons.push({ key: 'days', fits: job.numberOfDayPerWeek <= hopes.numberOfDayPerWeek });
  }
  if (job.baseLocationTypes?.length && hopes.hopeLocationType) {
    reasons.push({ key: 'place', fits: job.baseLocationTypes.includes(hopes.hopeLocationType) });
  }
  const most = job.maximumSalary ?? job.minumumSalary;
  if (most && hopes.minumumSalary && job.salaryType === hopes.salaryType) {
    reasons.push({ key: 'salary', fits: most >= hopes.minumumSalary });
  }
  return reasons;
}
