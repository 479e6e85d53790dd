import type { Context } from '@aws-appsync/utils';
import type { Item } from '../lib/resolver';
import { visitedWithin } from '../user/lib/visitedWithin';
import { searchResponse, suppressSmallCounts } from './lib/response';
import type { SearchArgs } from './lib/Searchable';
import { searchRequest } from './lib/request';

/** Talents, each with the children that lists show. */
export function request(ctx: Context<SearchArgs>) {
  const search = searchRequest(ctx);
  search.params.body._source = ['user', 'lastVisitedDay'];
  return search;
}

/** How long ago the last visit was is told to all; organizations hear of counts only the large ones. */
export function response(ctx: Context<SearchArgs>) {
  const page = searchResponse(ctx);
  const items = page.items.map(({ user, lastVisitedDay: day }) => ({
    ...(user as Item),
    lastVisitedWithin: day ? visitedWithin(`${day}T00:00:00.000Z`) : null,
  }));
  if (ctx.stash.isAdmin) return { ...page, items };
  return { ...page, items, aggregateItems: suppressSmallCounts(page.aggregateItems) };
}
