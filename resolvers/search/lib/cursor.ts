import { util } from '@aws-appsync/utils';
import { invalid } from '../../lib/invalid';

const NUMBER = '^-?\\d{1,19}(\\.\\d+)?([eE][-+]?\\d{1,3})?$';

/** A cursor behind a hit: the order that it belongs to, and the hit's sort values. */
export function writeCursor(order: string, values: readonly unknown[]): string {
  return util.base64Encode([order, ...values].join(';'));
}

/** The sort values of a cursor; one of another order, or unreadable, is `InvalidInput`. */
export function readCursor(token: string, order: string, length: number): (string | number)[] {
  const isBase64 = util.matches('^[A-Za-z0-9+/]{4,800}={0,2}$', token);
  const parts = isBase64 ? util.base64Decode(token).split(';') : [];
  const values = parts.slice(1).filter((value) => util.matches('^[A-Za-z0-9_.+-]{1,200}$', value));
  if (parts[0] !== order || values.length !== length) invalid('nextToken', 'cursor');
  return values.map((value) => (util.matches(NUMBER, value) ? +value : value));
}
