import { util } from '@aws-appsync/utils';
import { invalid, type Item } from '../resolver';
import { readRowCursor } from './paging';

/**
 * A page of the matching rows of one read, which returns up to a thousand rows or a megabyte. Filtering
 * after the read would otherwise leave pages short.
 */
export function filteredPage(
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
 * Splits a cursor of `filteredPage` into DynamoDB's cursor and the number of matching rows after it that
 * earlier pages returned.
 */
export function parseFilteredCursor(token: string | null | undefined): {
  token: string | null;
  offset: number;
} {
  if (!token) return { token: null, offset: 0 };
  if (!util.matches('^[A-Za-z0-9+/=]{1,6000}$', token)) invalid('nextToken', 'cursor');
  const [word, offset, own] = util.base64Decode(token).split(';');
  if (word !== 'window' || !util.matches('^[0-9]{1,6}$', `${offset}`)) invalid('nextToken', 'cursor');
  return { token: readRowCursor(own), offset: +`${offset}` };
}
