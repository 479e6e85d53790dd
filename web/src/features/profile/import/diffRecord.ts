import { isSameValue } from '../../../components/forms/edit/isSameValue';
import type { Values } from './ImportRow';

const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

/** Returns the fields in which given values differ from a stored record: what is stored, and what is given. */
export function diffRecord(stored: Values, given: Values): { before: Values; after: Values } {
  const fields = Object.keys(given).filter(
    (field) => !isEmpty(given[field]) && !isSameValue(stored[field] ?? null, given[field]),
  );
  const pick = (from: Values) => Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));
  return { before: pick(stored), after: pick(given) };
}
