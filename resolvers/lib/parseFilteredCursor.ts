import { util } from '@aws-appsync/utils';
import { invalid } from './invalid';
import { rowToken } from './rowToken';

/** What a cursor of `filteredPage` says: the table's own cursor, and how many matching rows after it were given already. */
export function parseFilteredCursor(token: string | null | undefined): {
  token: string | null;
  offset: number;
} {
  if (!token) return { token: null, offset: 0 };
  if (!util.matches('^[A-Za-z0-9+/=]{1,6000}$', token)) invalid('nextToken', 'cursor');
  const [word, offset, own] = util.base64Decode(token).split(';');
  if (word !== 'window' || !util.matches('^[0-9]{1,6}$', `${offset}`)) invalid('nextToken', 'cursor');
  return { token: rowToken(own), offset: +`${offset}` };
}
