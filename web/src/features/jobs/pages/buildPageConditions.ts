import type { UpdatePageQueryInput } from '../../../generated/schema';
import type { JobSearch } from '../../../entities/job/search/JobSearch';

type Conditions = Omit<UpdatePageQueryInput, 'id' | 'url' | 'header' | 'skills' | 'skillSets'>;

const some = <Value>(values: Value[]) => (values.length > 0 ? values : null);

/**
 * Converts a job search into the conditions that a public page stores. Null removes a condition that the page
 * had before.
 */
export const buildPageConditions = (search: JobSearch): Conditions => ({
  jobs: some(search.occupations),
  skillTags: some(search.skills),
  workType: some(search.workTypes),
  baseLocationTypes: some(search.locations),
  minimumHoursPerDay: search.hours?.from ?? null,
  maximumHoursPerDay: search.hours?.to ?? null,
  minimumHoursPerWeek: search.week.from,
  maximumHoursPerWeek: search.week.to,
  salaryType: search.salaryType,
  minumumSalary: search.salary.from,
  maximumSalary: search.salary.to,
});
