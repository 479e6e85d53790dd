import * as fc from 'fast-check';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import type { JobAlertRowFragment } from '../../../generated/jobAlerts';
import { drawJobSearches } from '../../../testing/drawJobSearches';
import { buildAlertConditions } from './buildAlertConditions';
import { buildAlertSearch } from './buildAlertSearch';

const alertOf = (search: JobSearch) => buildAlertConditions(search) as JobAlertRowFragment;
const searches = drawJobSearches(fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim()));

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
