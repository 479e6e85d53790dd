import type { UserFacet } from '../search/userFacets';
import type { UsersView } from '../search/UsersView';

/** By what organizations look for talents: what talents offer, neither age nor gender. */
export const clientFacets: readonly UserFacet[] = [
  'jobIDs',
  'skillIDs',
  'prefectureIDs',
  'appetiteToChangeJobs',
  'appetiteToSideWork',
  'hopeLocationType',
];

/** What of a view's conditions is an organization's to choose; the others, typed into the address, count for nothing. */
export function clientViewOf(view: UsersView): UsersView {
  const facets = Object.entries(view.facets).map(([facet, values]): [string, string[]] => [
    facet,
    clientFacets.some((one) => one === facet) ? values : [],
  ]);
  return {
    ...view,
    facets: Object.fromEntries(facets) as UsersView['facets'],
    visitedWithin: null,
    sort: view.sort?.field === 'evaluationAvg' ? { field: 'evaluationAvg', direction: 'desc' } : null,
    open: null,
  };
}
