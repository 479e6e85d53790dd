import type { SearchableUserFilterInput } from '../../../generated/schema';
import { japanDay } from '../../../../../model/japanDay';
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
    filter.lastVisitedDay = { gte: japanDay(new Date(now - view.visitedWithin * DAY)) };
  }
  return Object.keys(filter).length > 0 ? filter : undefined;
}
