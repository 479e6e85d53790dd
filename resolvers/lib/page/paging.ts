import { type Context, util } from '@aws-appsync/utils';
import { invalid, type Item, resultOrFail } from '../resolver';

/** The number of rows on a page: 20 by default; above the maximum or below 1 is `InvalidInput`. */
export function readPageSize(limit: number | null | undefined, most: number, usual = 20): number {
  if (limit === null || limit === undefined) return usual;
  if (limit < 1 || limit > most) invalid('limit', `1..${most}`);
  return limit;
}

/** An empty page, also returned for other people's lists. */
export function emptyPage() {
  return { items: [], nextToken: null };
}

/** A page of a list that is already in memory. */
export function slicePage<Row>(rows: Row[], offset: number, size: number) {
  const end = offset + size;
  return { items: rows.slice(offset, end), nextToken: end < rows.length ? writeOffset(end) : null };
}

/** The number of rows that a cursor of `writeOffset` skips; an unreadable cursor is `InvalidInput`. */
export function readOffset(token: string | null | undefined): number {
  if (!token) return 0;
  if (!util.matches('^[A-Za-z0-9+/=]{1,40}$', token)) invalid('nextToken', 'cursor');
  const text = util.base64Decode(token);
  if (!util.matches('^offset:[0-9]{1,6}$', text)) invalid('nextToken', 'cursor');
  return +text.slice('offset:'.length);
}

const PREFIX = 'offset:';

/** The cursor after this many rows of a list that is read completely. */
export function writeOffset(offset: number): string {
  return util.base64Encode(`${PREFIX}${offset}`);
}

/** The page that a Query returned; a cursor that DynamoDB cannot read is `InvalidInput`. */
export function queryPage(ctx: Context): { items: Item[]; nextToken: string | null } {
  if (ctx.error && ctx.args.nextToken) invalid('nextToken', 'cursor');
  const { items, nextToken } = resultOrFail<{ items: Item[]; nextToken?: string | null }>(ctx);
  return { items, nextToken: nextToken ?? null };
}

/**
 * Checks the form of DynamoDB's cursor before it is sent. AppSync encrypts and verifies the cursor itself.
 */
export function readRowCursor(token: string | null | undefined): string | null {
  if (!token) return null;
  if (!util.matches('^[A-Za-z0-9+/=_-]{1,4096}$', token)) invalid('nextToken', 'cursor');
  return token;
}
