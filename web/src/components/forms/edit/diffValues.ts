import { isSameValue } from './isSameValue';
import { toStoredValue } from './toStoredValue';

/**
 * Returns the fields whose values differ between two states of a record, with the values of the second state
 * in the form in which they are stored.
 */
export function diffValues<Values extends object>(from: Values, to: Values): Partial<Values> {
  const changed = Object.entries(to).filter(
    ([field, value]) => !isSameValue(from[field as keyof Values], value),
  );
  return Object.fromEntries(
    changed.map(([field, value]) => [field, toStoredValue(value)]),
  ) as Partial<Values>;
}
