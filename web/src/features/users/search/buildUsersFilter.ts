import type { SearchableUserFilterInput } from '../../../generated/schema';
import type { UsersView } from './UsersView';

const DAY = 86_400_000;

/** Converts a search of talents into the API's filter; undefined when it has no condition. */
export function buildUsersFilter(view: UsersView, now = Date.now()): SearchableUserFilterInput | undefined {
  const { isAgreedPostForClient, isPrivate, ...words } = view.facets;
  const filter: SearchableUserFilterInput = {};
  if (view.keyword.trim()) filter.keyword = { match: view.keyword.trim() };
  for (const facet of Object.keys(words) as (keyof typeof words)[]) {
    if (words[facet].length > 0) filter[facet] = { in: words[facet] };
  }
  // Both answers together are no condition.
  if (isAgreedPostForClient.length === 1)
    filter.isAgreedPostForClient = { eq: isAgreedPostForClient[0] === 'true' };
  if (isPrivate.length === 1) filter.isPrivate = { eq: isPrivate[0] === 'true' };
  if (view.daysFrom) filter.numberOfDayPerWeek = { gte: view.daysFrom };
  if (view.ratedFrom) filter.evaluationAvg = { gte: view.ratedFrom };
  if (view.visitedWithin) {
    const since = new Date(now - view.visitedWithin * DAY).toISOString().slice(0, 10);
    filter.lastVisitedDay = { gte: since };
  }
  return Object.keys(filter).length > 0 ? filter : undefined;
}
