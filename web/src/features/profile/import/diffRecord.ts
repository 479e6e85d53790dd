import { isSameValue } from '../../../components/forms/edit/isSameValue';
import type { Values } from './ImportRow';

const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

/**
 * Returns the fields whose given values differ from a stored record, with the stored values (`before`) and
 * the given ones (`after`). Fields that are not given, and empty lists, are left out.
 */
export function diffRecord(stored: Values, given: Values): { before: Values; after: Values } {
  const fields = Object.keys(given).filter(
    (field) => !isEmpty(given[field]) && !isSameValue(stored[field] ?? null, given[field]),
  );
  const pick = (from: Values) => Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));
  return { before: pick(stored), after: pick(given) };
}
