import { buildApplicationsFilter } from './buildApplicationsFilter';
import { emptyApplicationsView } from './emptyApplicationsView';
import { readApplicationsView } from './readApplicationsView';
import { writeApplicationsView } from './writeApplicationsView';

const view = {
  ...emptyApplicationsView,
  keyword: '森川',
  types: ['APPLIED' as const, 'OFFERED' as const],
  consultant: '榎本 千尋',
  from: '2026-03-01',
  to: '2026-03-05',
  sort: { field: 'updatedAt' as const, direction: 'asc' as const },
  page: 3,
  open: 'a.b',
};

describe('the view of applications', () => {
  it('is restored from its url', () => {
    expect(readApplicationsView(new URLSearchParams(writeApplicationsView(view)))).toEqual(view);
  });

  it('has no query when nothing is chosen', () => {
    expect(writeApplicationsView(emptyApplicationsView)).toEqual({});
  });

  it('ignores what it cannot read in a url', () => {
    const odd = new URLSearchParams('type=GONE&sort=salary.up&page=-1&from=yesterday&to=2026-99-99');
    expect(readApplicationsView(odd)).toEqual(emptyApplicationsView);
  });

  it('filters by whole days in Japan', () => {
    expect(buildApplicationsFilter(view)).toEqual({
      keyword: { match: '森川' },
      type: { in: ['APPLIED', 'OFFERED'] },
      consultantName: { eq: '榎本 千尋' },
      createdAt: { gte: '2026-02-28T15:00:00.000Z', lt: '2026-03-05T15:00:00.000Z' },
    });
  });

  it('has no filter without conditions', () => {
    expect(buildApplicationsFilter(emptyApplicationsView)).toBeUndefined();
  });
});
