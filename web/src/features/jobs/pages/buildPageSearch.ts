import type { PublicPageFragment } from '../../../generated/publicPages';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import type { JobSearch } from '../../../entities/job/search/JobSearch';

/** What a public page stores of a search. An alert stores the same, and more. */
type Conditions = Omit<PublicPageFragment, '__typename' | 'id' | 'url' | 'header' | 'updatedAt' | 'version'>;

const MAX_HOURS_PER_DAY = 24;

/**
 * Converts the conditions of a public page into a job search. If only one bound of the hours per day is
 * given, the other becomes 0 or 24.
 */
export function buildPageSearch(page: Conditions): JobSearch {
  const { minimumHoursPerDay: least, maximumHoursPerDay: most, salaryType } = page;
  const isBounded = least !== null || most !== null;
  return {
    ...emptyJobSearch,
    occupations: page.jobs ?? [],
    skills: page.skillTags ?? [],
    workTypes: page.workType ?? [],
    locations: page.baseLocationTypes ?? [],
    hours: isBounded ? { from: least ?? 0, to: most ?? MAX_HOURS_PER_DAY } : null,
    week: { from: page.minimumHoursPerWeek, to: page.maximumHoursPerWeek },
    salaryType,
    salary: salaryType ? { from: page.minumumSalary, to: page.maximumSalary } : { from: null, to: null },
  };
}
