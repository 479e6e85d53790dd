import type { Context } from '@aws-appsync/utils';
import type { Item } from '../lib/resolver';
import { visitedWithin } from '../user/lib/visitedWithin';
import { searchRequest, searchResponse, suppressSmallCounts } from './lib/search';
import type { SearchArgs } from './lib/Searchable';

/** Returns the OpenSearch request for talents, including the child records that lists of talents show. */
export function request(ctx: Context<SearchArgs>) {
  const search = searchRequest(ctx);
  search.params.body._source = ['user', 'lastVisitedDay'];
  return search;
}

/**
 * Returns the page of talents. The time since a talent's last visit is given only as a range, and small counts are
 * removed for everybody but administrators.
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
