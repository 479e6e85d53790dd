import type { Context } from '@aws-appsync/utils';
import type { Item } from '../lib/resolver';
import { visitedWithin } from '../user/lib/visitedWithin';
import { searchRequest, searchResponse, suppressSmallCounts } from './lib/search';
import type { SearchArgs } from './lib/Searchable';

/** Requests talents, each with the children that lists show. */
export function request(ctx: Context<SearchArgs>) {
  const search = searchRequest(ctx);
  search.params.body._source = ['user', 'lastVisitedDay'];
  return search;
}

/**
 * Everybody sees the time since the last visit only roughly; small counts are removed except for
 * administrators.
 */
export function response(ctx: Context<SearchArgs>) {
  const page = searchResponse(ctx);
  const items = page.items.map(({ user, lastVisitedDay: day }) => ({
    ...(user as Item),
    lastVisitedWithin: day ? visitedWithin(`${day}T00:00:00.000Z`) : null,
  }));
  if (ctx.stash.isAdmin) return { ...page, items };
  return { ...page, items, aggregateItems: suppressSmallCounts(page.aggregateItems) };
}
