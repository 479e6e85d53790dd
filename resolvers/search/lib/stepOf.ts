import { util } from '@aws-appsync/utils';
import type { Step } from '../../../model/search/Step';

/** Decodes a search cursor to its text. Returns an empty text if the cursor is malformed. */
export const decodeCursor = (token: string): string =>
  util.matches('^[A-Za-z0-9+/]{4,4000}={0,2}$', token) ? util.base64Decode(token) : '';

/**
 * Returns the search step (`EXACT`, `PREFIX` or `NEAR`) in which the page before this cursor was found;
 * `EXACT` without a cursor.
 */
export function stepOf(token: string | null | undefined): Step {
  const text = decodeCursor(token ?? '');
  return (['PREFIX', 'NEAR'] as const).filter((step) => text.startsWith(step))[0] ?? 'EXACT';
}
