import type { UserFacet } from '../search/userFacets';
import type { UsersView } from '../search/UsersView';

/** The filters that organizations have in the search of talents. Age and gender are not among them. */
export const clientFacets: readonly UserFacet[] = [
  'jobIDs',
  'skillIDs',
  'prefectureIDs',
  'appetiteToChangeJobs',
  'appetiteToSideWork',
  'hopeLocationType',
];

/** Removes the conditions that organizations may not use from the filters that a URL contains. */
export function restrictToClientView(view: UsersView): UsersView {
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
