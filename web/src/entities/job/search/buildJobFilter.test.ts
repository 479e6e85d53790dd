import { emptyJobSearch } from './emptyJobSearch';
import { buildJobFilter } from './buildJobFilter';
import { buildJobSort } from './buildJobSort';

const noon = Date.parse('2026-03-05T12:00:00Z');

describe('the filter of a search', () => {
  it('is undefined without conditions', () => {
    expect(buildJobFilter(emptyJobSearch)).toBeUndefined();
  });

  it('contains every chosen condition once', () => {
    const search = {
      ...emptyJobSearch,
      keyword: ' React リモート ',
      occupations: ['engineer'],
      days: { from: 2, to: 3 },
      week: { from: null, to: 20 },
      salaryType: 'HOURLY' as const,
      salary: { from: 4_000, to: null },
      onlyExcellent: true,
    };
    expect(buildJobFilter(search)).toEqual({
      keyword: { match: 'React リモート' },
      jobIDs: { in: ['engineer'] },
      numberOfDayPerWeek: { range: [2, 3] },
      hoursPerWeek: { gte: undefined, lte: 20 },
      salaryType: { eq: 'HOURLY' },
      minumumSalary: { gte: 4_000, lte: undefined },
      isExcellent: { eq: true },
    });
  });

  it('counts new jobs from the start of a day, so that it stays the same all day', () => {
    const filter = buildJobFilter({ ...emptyJobSearch, publishedWithinDays: 7 }, noon);
    expect(filter).toEqual({ publishedAt: { gte: '2026-02-26T00:00:00.000Z' } });
    expect(buildJobFilter({ ...emptyJobSearch, publishedWithinDays: 7 }, noon + 3_600_000)).toEqual(filter);
  });
});

describe('the order of a search', () => {
  it('is by relevance with a keyword and by date without', () => {
    expect(buildJobSort(emptyJobSearch)[0]).toEqual({ field: 'publishedAt', direction: 'desc' });
    expect(buildJobSort({ ...emptyJobSearch, keyword: 'React' })[0]!.field).toBe('relevance');
  });

  it('compares salaries only among jobs of one salary type', () => {
    const byPay = { ...emptyJobSearch, sort: 'pay' as const };
    expect(buildJobSort(byPay)[0]!.field).toBe('publishedAt');
    expect(buildJobSort({ ...byPay, salaryType: 'MONTHLY' })[0]!.field).toBe('minumumSalary');
  });
});
