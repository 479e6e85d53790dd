import type { HopesQuery } from '../../../generated/hopes';
import type { ShownJob } from '../show/ShownJob';

type Hopes = NonNullable<HopesQuery['getUser']>;

export interface MatchReason {
  key: 'skills' | 'occupation' | 'days' | 'place' | 'salary';
  fits: boolean;
  /** The names that the job and the person's preferences have in common, if any. */
  names?: string[];
}

type Asked = Pick<
  ShownJob,
  | 'job'
  | 'requiredSkillTags'
  | 'welcomeSkillTags'
  | 'numberOfDayPerWeek'
  | 'baseLocationTypes'
  | 'salaryType'
  | 'minumumSalary'
  | 'maximumSalary'
>;

/**
 * Returns the points on which a job and a person's preferences can be compared, and whether they fit. A point
 * can be compared when both have a value for it.
 */
export function findMatchReasons(hopes: Hopes, job: Asked): MatchReason[] {
  const reasons: MatchReason[] = [];
  const asked = [...(job.requiredSkillTags ?? []), ...(job.welcomeSkillTags ?? [])].map(({ name }) => name);
  if (asked.length > 0 && hopes.skillTags?.length) {
    const names = asked.filter((name) => hopes.skillTags?.includes(name));
    reasons.push({ key: 'skills', fits: names.length > 0, names });
  }
  if (job.job && hopes.mainJob) reasons.push({ key: 'occupation', fits: job.job.id === hopes.mainJob.id });
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
