import { toStoredValue } from './toStoredValue';

/**
 * Returns whether two values of a form field are stored as the same value, such as an empty text and null.
 */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(toStoredValue(one)) === JSON.stringify(toStoredValue(other));
