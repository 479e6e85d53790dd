import { util } from '@aws-appsync/utils';
import type { Item } from '../Item';
import { parseFilteredCursor } from '../parseFilteredCursor';

/**
 * A page of the rows that match, out of what one call read (a thousand rows or a megabyte), so that pages are
 * full although rows are left out after the read.
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
