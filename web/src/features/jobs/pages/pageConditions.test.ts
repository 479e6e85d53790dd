import type { PublicPageFragment } from '../../../generated/publicPages';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { buildPageConditions } from './buildPageConditions';
import { buildPageSearch } from './buildPageSearch';
import { splitForPage } from './splitForPage';

const head = { id: 'p', url: 'short', header: '短時間', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const pageOf = (search: JobSearch) => ({ ...head, ...buildPageConditions(search) }) as PublicPageFragment;

const search: JobSearch = {
  ...emptyJobSearch,
  occupations: ['frontend'],
  skills: ['react'],
  workTypes: ['CONTRACT'],
  locations: ['REMOTE'],
  hours: { from: 4, to: 8 },
  week: { from: null, to: 20 },
  salaryType: 'HOURLY',
  salary: { from: 4_000, to: null },
};

describe('the conditions of a public page', () => {
  it('restore the search that was saved', () => {
    expect(buildPageSearch(pageOf(search))).toEqual(search);
  });

  it('clear each condition that the search no longer has', () => {
    expect([...new Set(Object.values(buildPageConditions(emptyJobSearch)))]).toEqual([null]);
    expect(buildPageSearch(pageOf(emptyJobSearch))).toEqual(emptyJobSearch);
  });

  it('have no amount without a salary type', () => {
    const page = { ...pageOf(emptyJobSearch), minumumSalary: 500_000 };
    expect(buildPageSearch(page).salary).toEqual({ from: null, to: null });
  });

  it('exclude those that a page cannot hold', () => {
    const { held, left } = splitForPage({ ...search, keyword: 'React', prefectures: ['tokyo'], page: 3 });
    expect(held).toEqual(search);
    expect(left).toMatchObject({
      keyword: 'React',
      prefectures: ['tokyo'],
      occupations: [],
      salaryType: null,
    });
  });
});
