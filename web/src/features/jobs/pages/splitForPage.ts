import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import type { JobSearch } from '../../../entities/job/search/JobSearch';

const picked = (search: JobSearch) => {
  const { occupations, skills, workTypes, locations, hours, week, salaryType, salary } = search;
  return { occupations, skills, workTypes, locations, hours, week, salaryType, salary };
};

/**
 * Splits a search into two: `held` has the conditions that a public page can store; `left` has the rest
 * (keyword, prefectures, days, publication date, featured jobs, order and page).
 */
export const splitForPage = (search: JobSearch): { held: JobSearch; left: JobSearch } => ({
  held: { ...emptyJobSearch, ...picked(search) },
  left: { ...search, ...picked(emptyJobSearch) },
});
