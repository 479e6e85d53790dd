import { emptyJobSearch } from '../search/emptyJobSearch';
import type { JobSearch } from '../search/JobSearch';

const picked = (search: JobSearch) => {
  const { jobs, skills, workTypes, locations, hours, week, salaryType, salary } = search;
  return { jobs, skills, workTypes, locations, hours, week, salaryType, salary };
};

/** A search in what a public page can hold of it, and what it has no place for: words, prefectures, days, newness. */
export const splitForPage = (search: JobSearch): { held: JobSearch; left: JobSearch } => ({
  held: { ...emptyJobSearch, ...picked(search) },
  left: { ...search, ...picked(emptyJobSearch) },
});
