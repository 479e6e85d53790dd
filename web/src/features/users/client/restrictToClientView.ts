import { visitRanges } from '../../../../../model/search/visitRanges';
import type { UserFacet } from '../search/userFacets';
import type { UsersView } from '../search/UsersView';

/**
 * The filters with a list of values that organizations can use in the search of talents. Age and gender are
 * not among them, on purpose.
 */
export const clientFacets: readonly UserFacet[] = [
  'jobIDs',
  'skillIDs',
  'prefectureIDs',
  'appetiteToChangeJobs',
  'appetiteToSideWork',
  'hopeLocationType',
];

/** The numbers of days within which organizations can ask for the last visit: the ends of what they may know. */
export const clientVisits = visitRanges.flatMap(({ to }) => to ?? []);

/**
 * Removes from a search of talents the filters and orders that organizations may not use, because anybody can
 * type them into the URL.
 */
export function restrictToClientView(view: UsersView): UsersView {
  const facets = Object.entries(view.facets).map(([facet, values]): [string, string[]] => [
    facet,
    clientFacets.some((one) => one === facet) ? values : [],
  ]);
  return {
    ...view,
    facets: Object.fromEntries(facets) as UsersView['facets'],
    visitedWithin: clientVisits.find((days) => days === view.visitedWithin) ?? null,
    sort: view.sort?.field === 'evaluationAvg' ? { field: 'evaluationAvg', direction: 'desc' } : null,
    open: null,
  };
}
