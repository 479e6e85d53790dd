import type { StoredRow } from '../../generated/types';
import { visitedWithin } from '../../user/lib/visitedWithin';
import { conceptsOf } from './conceptsOf';
import { type SearchContext, type searchRequest, searchResponse, suppressSmallCounts } from './search';
import { asText } from '../../lib/asText';

/**
 * Restricts what a search for talents returns to the data that lists of talents show; these include child
 * records such as work histories.
 */
export function showUsers(search: ReturnType<typeof searchRequest>) {
  search.params.body._source = ['user', 'lastVisitedDay'];
  return search;
}

/**
 * Converts OpenSearch's response to a page of talents, with the time since a talent's last visit as a range.
 * Unless the caller is an administrator, counts below five are removed from the aggregations.
 */
export function usersPage(ctx: SearchContext) {
  const page = { ...searchResponse(ctx), concepts: conceptsOf(ctx) };
  const items = page.items.map(({ user, lastVisitedDay: day }) => ({
    ...(user as StoredRow),
    lastVisitedWithin: day ? visitedWithin(`${asText(day)}T00:00:00.000Z`) : null,
  }));
  if (ctx.stash.isAdmin) return { ...page, items };
  return { ...page, items, aggregateItems: suppressSmallCounts(page.aggregateItems) };
}
