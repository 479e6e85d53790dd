import type { UserFacet } from '../search/userFacets';
import type { UsersView } from '../search/UsersView';

/** The facets of organizations: what talents offer, neither age nor gender. */
export const clientFacets: readonly UserFacet[] = [
  'jobIDs',
  'skillIDs',
  'prefectureIDs',
  'appetiteToChangeJobs',
  'appetiteToSideWork',
  'hopeLocationType',
];

/** The view without conditions that organizations may not use; a URL may contain them. */
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
