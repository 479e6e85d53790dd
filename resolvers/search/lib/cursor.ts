import { util } from '@aws-appsync/utils';
import { invalid } from '../../lib/resolver';
import type { Clause } from '../../../model/search/Searchable';
import type { Step } from '../../../model/search/Step';
import { decodeCursor } from './stepOf';

/**
 * A sort value of the last hit on a page; OpenSearch needs these values for the next page. Null if the hit
 * has no value in a text field by which the search is sorted.
 */
type After = string | number | null;

const NUMBER = '^-?\\d{1,19}(\\.\\d+)?([eE][-+]?\\d{1,3})?$';
const WORD = "^(~|'[A-Za-z0-9+/]*={0,2})$";

/**
 * Encodes a cursor for the next page of a search: the search's signature (see `signatureOf`) and the sort
 * values of the page's last hit.
 */
export function writeCursor(signature: string, values: readonly unknown[]): string {
  const written = values.map((value) => {
    if (value === null) return '~';
    return typeof value === 'string' ? `'${util.base64Encode(value)}` : JSON.stringify(value);
  });
  return util.base64Encode([signature, ...written].join(';'));
}

/**
 * Returns what identifies a search in its cursors: its step and its sort order, as text. A cursor is only
 * valid in a search with the same signature.
 */
export const signatureOf = (order: readonly Clause[], step: Step): string => step + JSON.stringify(order);

/**
 * Decodes the sort values in a cursor. A cursor that is unreadable, or belongs to another sort order or step,
 * is `InvalidInput`.
 */
export function readCursor(token: string, order: readonly Clause[], step: Step = 'EXACT'): After[] {
  const parts = decodeCursor(token).split(';');
  const values = parts.slice(1);
  if (parts[0] !== signatureOf(order, step) || values.length !== order.length) invalid('nextToken', 'cursor');
  return values.map((value, index) => {
    const isNumber = isNumeric(order[index] ?? {});
    if (!util.matches(isNumber ? NUMBER : WORD, value)) invalid('nextToken', 'cursor');
    if (isNumber) return +value;
    return value === '~' ? null : util.base64Decode(value.slice(1));
  });
}

/**
 * Returns whether the values by which a sort clause sorts are numbers. This is so for the score, and for
 * fields in which a missing value is replaced by a number.
 */
function isNumeric(clause: Clause): boolean {
  const [{ missing }] = Object.values(clause) as [{ missing?: unknown }];
  return !!clause._score || typeof missing === 'number';
}
