import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { assertFlatFilter, matchesFilter } from '../lib/input/filter';
import type { Item } from '../lib/resolver';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { filteredPage, parseFilteredCursor } from '../lib/page/filteredPage';

interface Args {
  openJobID: string;
  filter?: Item | null;
  sortDirection?: 'ASC' | 'DESC' | null;
  limit?: number | null;
  nextToken?: string | null;
}

/** The applications to a job, oldest first. With a filter, one call reads up to a thousand of them. */
export function request(ctx: Context<Args>) {
  const { openJobID, filter, sortDirection, limit, nextToken } = ctx.args;
  const size = readPageSize(limit, 100);
  assertFlatFilter(filter);
  return query({
    index: 'byParent',
    query: { parentKey: { eq: `OpenJob#${openJobID}` }, parentSort: { beginsWith: 'UserApplies#' } },
    scanIndexForward: sortDirection !== 'DESC',
    limit: filter ? 1000 : size,
    nextToken: filter ? parseFilteredCursor(nextToken).token : readRowCursor(nextToken),
  });
}

export function response(ctx: Context<Args>) {
  const { items, nextToken } = queryPage(ctx);
  const { filter, limit } = ctx.args;
  if (!filter) return { items, nextToken };
  const matching = items.filter((item) => matchesFilter(item, filter));
  return filteredPage(matching, ctx.args.nextToken, nextToken, readPageSize(limit, 100));
}
