import { type Context, util } from '@aws-appsync/utils';
import { invalid, type Item, resultOrFail } from '../resolver';

/** How many rows a page has: 20 unless told, never above the most; anything else is `InvalidInput`. */
export function readPageSize(limit: number | null | undefined, most: number, usual = 20): number {
  if (limit === null || limit === undefined) return usual;
  if (limit < 1 || limit > most) invalid('limit', `1..${most}`);
  return limit;
}

/** An empty page: what another's list looks like. */
export function emptyPage() {
  return { items: [], nextToken: null };
}

/** A page of rows that are all at hand. */
export function slicePage<Row>(rows: Row[], offset: number, size: number) {
  const end = offset + size;
  return { items: rows.slice(offset, end), nextToken: end < rows.length ? writeOffset(end) : null };
}

/** How many rows a cursor of `offsetToken` skips; an unreadable one is `InvalidInput`. */
export function readOffset(token: string | null | undefined): number {
  if (!token) return 0;
  if (!util.matches('^[A-Za-z0-9+/=]{1,40}$', token)) invalid('nextToken', 'cursor');
  const text = util.base64Decode(token);
  if (!util.matches('^offset:[0-9]{1,6}$', text)) invalid('nextToken', 'cursor');
  return +text.slice('offset:'.length);
}

const PREFIX = 'offset:';

/** The cursor behind this many rows of a list that is read whole. */
export function writeOffset(offset: number): string {
  return util.base64Encode(`${PREFIX}${offset}`);
}

/** A page of a Query as it came; a cursor that the table cannot read is `InvalidInput`. */
export function queryPage(ctx: Context): { items: Item[]; nextToken: string | null } {
  if (ctx.error && ctx.args.nextToken) invalid('nextToken', 'cursor');
  const { items, nextToken } = resultOrFail<{ items: Item[]; nextToken?: string | null }>(ctx);
  return { items, nextToken: nextToken ?? null };
}

/**
 * DynamoDB's own cursor is already opaque, made and checked by AppSync; what is not one of its shape never
 * reaches the table.
 */
export function readRowCursor(token: string | null | undefined): string | null {
  if (!token) return null;
  if (!util.matches('^[A-Za-z0-9+/=_-]{1,4096}$', token)) invalid('nextToken', 'cursor');
  return token;
}
