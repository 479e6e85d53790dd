import type { JobSearch } from './JobSearch';

export const emptyJobSearch: JobSearch = {
  keyword: '',
  occupations: [],
  skills: [],
  prefectures: [],
  workTypes: [],
  locations: [],
  days: null,
  hours: null,
  week: { from: null, to: null },
  salaryType: null,
  salary: { from: null, to: null },
  publishedWithinDays: null,
  onlyExcellent: false,
  sort: null,
  page: 1,
};
