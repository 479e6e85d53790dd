import type { EnumValue } from '../../../model/enums';
import type { SearchDocument } from '../Action';

/**
 * The search terms for each location type of a job: the words that the web app shows for the type, and
 * synonyms.
 */
const LOCATIONS: Record<EnumValue<'LocationType'>, string> = {
  OFFICE: '出社',
  HYBRID: 'ハイブリッド',
  REMOTE: 'リモート フルリモート',
};
const WORK: Record<EnumValue<'WorkType'>, string> = {
  EMPLOYEE: '正社員',
  CONTRACT: '業務委託',
  SIDE_WORK: '副業',
  PART_TIME: 'アルバイト パート',
  INTERN: 'インターン',
};
const SALARY: Record<EnumValue<'SalaryType'>, string> = {
  HOURLY: '時給',
  DAILY: '日給',
  MONTHLY: '月給 月額',
  YEARLY: '年収 年俸',
  FIXED: '固定報酬',
};

const wordFor = (words: Readonly<Record<string, string>>, value: unknown): string[] => {
  const word = words[String(value)];
  return word === undefined ? [] : [word];
};

/**
 * Returns the working conditions of a job as Japanese search terms. With them, a search for リモート finds remote
 * jobs, and 週3日 finds jobs with three days a week.
 */
export function conditionNames(job: SearchDocument): string[] {
  const { baseLocationTypes, workType, salaryType, numberOfDayPerWeek } = job;
  const locations = Array.isArray(baseLocationTypes) ? baseLocationTypes : [];
  return [
    ...locations.flatMap((type) => wordFor(LOCATIONS, type)),
    ...wordFor(WORK, workType),
    ...wordFor(SALARY, salaryType),
    ...(typeof numberOfDayPerWeek === 'number' ? [`週${numberOfDayPerWeek}日`] : []),
  ];
}
