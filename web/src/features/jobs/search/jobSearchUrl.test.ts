import * as fc from 'fast-check';
import { enums } from '../../../../../model/enums';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { readJobSearch } from './readJobSearch';
import { writeJobSearch } from '../../../entities/job/search/writeJobSearch';

const read = (query: string) => readJobSearch(new URLSearchParams(query));
const inOrder = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const ids = fc.uniqueArray(fc.stringMatching(/^[\w.-]{1,20}$/), { maxLength: 4 });
const whole = fc.integer({ min: 0, max: 2_000_000 });
const run = fc.option(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 4, max: 9 })), {
  nil: null,
});

const searches: fc.Arbitrary<JobSearch> = fc
  .record({
    keyword: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim()),
    occupations: ids,
    skills: ids,
    prefectures: ids,
    workTypes: inOrder(enums.WorkType),
    locations: inOrder(enums.LocationType),
    days: run.map((pair) => pair && { from: pair[0], to: pair[1] }),
    hours: run.map((pair) => pair && { from: pair[0] + 0.5, to: pair[1] + 0.5 }),
    week: fc.record({ from: fc.option(whole, { nil: null }), to: fc.option(whole, { nil: null }) }),
    salaryType: fc.option(fc.constantFrom(...enums.SalaryType), { nil: null }),
    salary: fc.record({ from: fc.option(whole, { nil: null }), to: fc.option(whole, { nil: null }) }),
    publishedWithinDays: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
    onlyExcellent: fc.boolean(),
    sort: fc.constantFrom('new' as const, 'pay' as const, null),
    page: fc.integer({ min: 1, max: 500 }),
  })
  .map((search) => (search.salaryType ? search : { ...search, salary: { from: null, to: null } }));

describe('the url of a search', () => {
  it('is read back as the same search', () => {
    fc.assert(fc.property(searches, (search) => expect(read(writeJobSearch(search))).toEqual(search)));
  });

  it('is empty for the empty search', () => {
    expect(writeJobSearch(emptyJobSearch)).toBe('');
    expect(read('')).toEqual(emptyJobSearch);
  });

  it('is readable', () => {
    const search = {
      ...emptyJobSearch,
      keyword: 'React',
      days: { from: 2, to: 3 },
      salaryType: 'MONTHLY' as const,
    };
    expect(writeJobSearch({ ...search, salary: { from: 600_000, to: null } })).toBe(
      'q=React&days=2-3&pay=MONTHLY&yen=600000-',
    );
  });

  it('ignores values that nobody could have chosen', () => {
    const odd = 'work=SLAVERY&days=9-1&hours=x&pay=GOLD&yen=1-2&page=-3&sort=random&job=<script>&new=0';
    expect(read(odd)).toEqual(emptyJobSearch);
  });
});
