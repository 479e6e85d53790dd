import { util } from '@aws-appsync/utils';
import { invalid } from '../../lib/resolver';
import type { Clause } from './Searchable';

/** The sort values after which a page begins; null for a missing word. */
type After = string | number | null;

const NUMBER = '^-?\\d{1,19}(\\.\\d+)?([eE][-+]?\\d{1,3})?$';
const WORD = "^(~|'[A-Za-z0-9+/]*={0,2})$";

/** Encodes the sort order and a hit's sort values as a cursor. */
export function writeCursor(order: string, values: readonly unknown[]): string {
  const written = values.map((value) => {
    if (value === null) return '~';
    return typeof value === 'string' ? `'${util.base64Encode(value)}` : `${value}`;
  });
  return util.base64Encode([order, ...written].join(';'));
}

/** Decodes a cursor's sort values; an unreadable cursor or one of another sort order is `InvalidInput`. */
export function readCursor(token: string, order: readonly Clause[]): After[] {
  const isBase64 = util.matches('^[A-Za-z0-9+/]{4,4000}={0,2}$', token);
  const parts = isBase64 ? util.base64Decode(token).split(';') : [];
  const values = parts.slice(1);
  if (parts[0] !== JSON.stringify(order) || values.length !== order.length) invalid('nextToken', 'cursor');
  return values.map((value, index) => {
    const isNumber = isNumeric(order[index] ?? {});
    if (!util.matches(isNumber ? NUMBER : WORD, value)) invalid('nextToken', 'cursor');
    if (isNumber) return +value;
    return value === '~' ? null : util.base64Decode(value.slice(1));
  });
}

/** True for scores and for fields whose missing values sort as a number. */
function isNumeric(clause: Clause): boolean {
  const [{ missing }] = Object.values(clause) as [{ missing?: unknown }];
  return !!clause._score || typeof missing === 'number';
}
