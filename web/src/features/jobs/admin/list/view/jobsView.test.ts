import { buildJobsFilter } from './buildJobsFilter';
import { emptyJobsView } from './emptyJobsView';
import type { JobsView } from './JobsView';
import { readJobsView } from './readJobsView';
import { writeJobsView } from './writeJobsView';

const view: JobsView = {
  keyword: '在庫',
  states: ['DRAFT', 'CLOSED'],
  organization: '01ORG',
  occupation: 'frontend',
  consultant: '榎本 千尋',
  focus: 'hiddenName',
  sort: { field: 'organizationName', direction: 'asc' },
  page: 3,
};

describe('the view of jobs', () => {
  it('is restored from its url', () => {
    expect(readJobsView(new URLSearchParams(writeJobsView(view)))).toEqual(view);
  });

  it('has no query when nothing is chosen', () => {
    expect(writeJobsView(emptyJobsView)).toEqual({});
  });

  it('ignores what it cannot read in a url', () => {
    const odd = new URLSearchParams('state=GONE&org=<script>&job=a b&sort=memo.asc&page=-1');
    expect(readJobsView(odd)).toEqual(emptyJobsView);
  });

  it('filters by what is chosen', () => {
    expect(buildJobsFilter(view)).toEqual({
      keyword: { match: '在庫' },
      state: { in: ['DRAFT', 'CLOSED'] },
      organizationId: { eq: '01ORG' },
      jobIDs: { eq: 'frontend' },
      consultantName: { eq: '榎本 千尋' },
      isHideOrganizationName: { eq: true },
    });
    expect(buildJobsFilter({ ...emptyJobsView, focus: 'lacking' })).toEqual({ itemsDueOn: { exists: true } });
    expect(buildJobsFilter(emptyJobsView)).toBeUndefined();
  });
});
