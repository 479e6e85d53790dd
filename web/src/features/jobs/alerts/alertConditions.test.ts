import * as fc from 'fast-check';
import { enums } from '../../../../../model/enums';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import type { JobAlertRowFragment } from '../../../generated/jobAlerts';
import { buildAlertConditions } from './buildAlertConditions';
import { buildAlertSearch } from './buildAlertSearch';

const alertOf = (search: JobSearch) => buildAlertConditions(search) as JobAlertRowFragment;
const ids = fc.uniqueArray(fc.stringMatching(/^[\w.-]{1,20}$/), { maxLength: 4 });
const bound = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
const span = fc.option(fc.record({ from: fc.nat(4), to: fc.nat(7) }), { nil: null });

const searches: fc.Arbitrary<JobSearch> = fc.record({
  keyword: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim()),
  occupations: ids,
  skills: ids,
  prefectures: ids,
  workTypes: fc.subarray([...enums.WorkType]),
  locations: fc.subarray([...enums.LocationType]),
  days: span,
  hours: span,
  week: fc.record({ from: bound, to: bound }),
  salaryType: fc.constantFrom(...enums.SalaryType),
  salary: fc.record({ from: bound, to: bound }),
  onlyExcellent: fc.boolean(),
  publishedWithinDays: fc.constant(null),
  sort: fc.constant(null),
  page: fc.constant(1),
});

describe('the conditions of an alert', () => {
  it('restore every search that was kept', () => {
    fc.assert(fc.property(searches, (search) => expect(buildAlertSearch(alertOf(search))).toEqual(search)));
  });

  it('clear each condition that the search no longer has', () => {
    expect([...new Set(Object.values(buildAlertConditions(emptyJobSearch)))]).toEqual([null]);
    expect(buildAlertSearch(alertOf(emptyJobSearch))).toEqual(emptyJobSearch);
  });

  it('have no day of publication, order and page', () => {
    const search: JobSearch = {
      ...emptyJobSearch,
      keyword: 'React',
      publishedWithinDays: 7,
      sort: 'new',
      page: 3,
    };
    expect(buildAlertSearch(alertOf(search))).toEqual({ ...emptyJobSearch, keyword: 'React' });
  });
});
