import { type Context, util } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { invalid, type Item } from '../lib/resolver';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { assertFlatFilter, matchesFilter } from '../lib/input/filter';

/**
 * Returns one page of the rows that match a filter, and its cursor. One DynamoDB Query reads up to 1,000 rows
 * or 1 MB, so it can contain several pages of matching rows.
 * @param matching the matching rows of the Query
 * @param asked the caller's cursor
 * @param next DynamoDB's cursor for the rows after this Query
 */
function filteredPage(
  matching: Item[],
  asked: string | null | undefined,
  next: string | null | undefined,
  size: number,
) {
  const { token, offset } = parseFilteredCursor(asked);
  const end = offset + size;
  const cursor = (place: number, own: string | null) => util.base64Encode(`window;${place};${own ?? ''}`);
  const following = next ? cursor(0, next) : null;
  return {
    items: matching.slice(offset, end),
    nextToken: end < matching.length ? cursor(end, token) : following,
  };
}

/**
 * Decodes a cursor that `filteredPage` has created: `token` is DynamoDB's cursor with which the Query begins,
 * `offset` the number of its matching rows on earlier pages. Any other cursor is `InvalidInput`.
 */
function parseFilteredCursor(token: string | null | undefined): {
  token: string | null;
  offset: number;
} {
  if (!token) return { token: null, offset: 0 };
  if (!util.matches('^[A-Za-z0-9+/=]{1,6000}$', token)) invalid('nextToken', 'cursor');
  const [word, offset, own] = util.base64Decode(token).split(';');
  if (word !== 'window' || !util.matches('^[0-9]{1,6}$', `${offset}`)) invalid('nextToken', 'cursor');
  return { token: readRowCursor(own), offset: +`${offset}` };
}

interface Args {
  openJobID: string;
  filter?: Item | null;
  sortDirection?: 'ASC' | 'DESC' | null;
  limit?: number | null;
  nextToken?: string | null;
}

/**
 * Lists the applications to a job, by default the oldest first. With a filter, one call reads up to 1,000
 * applications.
 */
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
