import { type Context, util } from '@aws-appsync/utils';
import { invalid, type Item, resultOrFail } from '../resolver';

/**
 * Returns how many rows the caller wants on a page: `limit`, or `usual` if it is missing. A limit outside 1
 * to `most` is `InvalidInput`.
 */
export function readPageSize(limit: number | null | undefined, most: number, usual = 20): number {
  if (limit === null || limit === undefined) return usual;
  if (limit < 1 || limit > most) invalid('limit', `1..${most}`);
  return limit;
}

/** Returns an empty page. Some lists return it to callers who may not read the list. */
export function emptyPage() {
  return { items: [], nextToken: null };
}

/**
 * Returns one page of rows that are all in memory, with the cursor of the next page (null after the last
 * one).
 */
export function slicePage<Row>(rows: Row[], offset: number, size: number) {
  const end = offset + size;
  return { items: rows.slice(offset, end), nextToken: end < rows.length ? writeOffset(end) : null };
}

/**
 * Decodes a cursor that `writeOffset` has created: returns how many rows are before the page. 0 without a
 * cursor; `InvalidInput` for any other one.
 */
export function readOffset(token: string | null | undefined): number {
  if (!token) return 0;
  if (!util.matches('^[A-Za-z0-9+/=]{1,40}$', token)) invalid('nextToken', 'cursor');
  const text = util.base64Decode(token);
  if (!util.matches('^offset:[0-9]{1,6}$', text)) invalid('nextToken', 'cursor');
  return +text.slice('offset:'.length);
}

const PREFIX = 'offset:';

/** Returns the cursor of the page before which there are `offset` rows; see `slicePage`. */
export function writeOffset(offset: number): string {
  return util.base64Encode(`${PREFIX}${offset}`);
}

/**
 * Returns the page that a DynamoDB Query has read. If the Query failed and the request has a cursor, the
 * error is `InvalidInput`, because the cursor is probably invalid. Without a cursor it is `InternalFailure`.
 */
export function queryPage(ctx: Context): { items: Item[]; nextToken: string | null } {
  if (ctx.error && ctx.args.nextToken) invalid('nextToken', 'cursor');
  const { items, nextToken } = resultOrFail<{ items: Item[]; nextToken?: string | null }>(ctx);
  return { items, nextToken: nextToken ?? null };
}

/**
 * Returns the caller's cursor for DynamoDB; null without one. `InvalidInput` if it contains characters that
 * no cursor has. AppSync encrypts these cursors, and checks them itself.
 */
export function readRowCursor(token: string | null | undefined): string | null {
  if (!token) return null;
  if (!util.matches('^[A-Za-z0-9+/=_-]{1,4096}$', token)) invalid('nextToken', 'cursor');
  return token;
}
