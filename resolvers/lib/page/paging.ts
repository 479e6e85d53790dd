import { type Context, util } from '@aws-appsync/utils';
import type { RowOf } from '../../generated/types';
import type { QueryResult } from '../read';
import { invalid, resultOrFail } from '../resolver';

/**
 * Returns the number of rows on a page: `limit`, or `usual` without a limit. A limit below 1 or above `most`
 * is `InvalidInput`.
 */
export function readPageSize(limit: number | null | undefined, most: number, usual = 20): number {
  if (limit === null || limit === undefined) return usual;
  if (limit < 1 || limit > most) invalid('limit', `1..${most}`);
  return limit;
}

/** Returns an empty page. Some lists return it to callers who may not read them, in place of an error. */
export function emptyPage() {
  return { items: [], nextToken: null };
}

/** Returns one page of a list that is completely in memory, with the cursor of the next page or null. */
export function slicePage<Row>(rows: Row[], offset: number, size: number) {
  const end = offset + size;
  return { items: rows.slice(offset, end), nextToken: end < rows.length ? writeOffset(end) : null };
}

/**
 * Returns how many rows a cursor that `writeOffset` has created skips; 0 without a cursor. Any other cursor
 * is `InvalidInput`.
 */
export function readOffset(token: string | null | undefined): number {
  if (!token) return 0;
  if (!util.matches('^[A-Za-z0-9+/=]{1,40}$', token)) invalid('nextToken', 'cursor');
  const text = util.base64Decode(token);
  if (!util.matches('^offset:[0-9]{1,6}$', text)) invalid('nextToken', 'cursor');
  return +text.slice('offset:'.length);
}

const PREFIX = 'offset:';

/**
 * Returns a cursor that skips the given number of rows. It is for lists that are completely in memory (see
 * `slicePage`).
 */
export function writeOffset(offset: number): string {
  return util.base64Encode(`${PREFIX}${offset}`);
}

/**
 * Pattern for the errors that are not the fault of the request: DynamoDB is overloaded or has an internal
 * error.
 */
const OUTAGE = '^DynamoDB:(Throttling|ProvisionedThroughputExceeded|RequestLimitExceeded|InternalServer).*$';

/**
 * Returns the page that a DynamoDB Query read. If the Query failed, the error is `InvalidInput` for a request
 * with a cursor, which DynamoDB probably could not read, and otherwise `InternalFailure`.
 */
export function queryPage<Name extends string = string>(
  ctx: Context,
): { items: RowOf<Name>[]; nextToken: string | null } {
  if (ctx.error && ctx.args.nextToken && !util.matches(OUTAGE, ctx.error.type))
    invalid('nextToken', 'cursor');
  const { items, nextToken } = resultOrFail<QueryResult<RowOf<Name>>>(ctx);
  return { items, nextToken: nextToken ?? null };
}

/**
 * Returns the caller's DynamoDB cursor, or null. Throws `InvalidInput` if it does not look like a cursor.
 * AppSync itself encrypts cursors and verifies their content.
 */
export function readRowCursor(token: string | null | undefined): string | null {
  if (!token) return null;
  if (!util.matches('^[A-Za-z0-9+/=_-]{1,4096}$', token)) invalid('nextToken', 'cursor');
  return token;
}
