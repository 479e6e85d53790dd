import { isDeepStrictEqual } from 'node:util';

type Values = Record<string, unknown> | undefined;

/**
 * Returns whether at least one of the given fields differs between two states of an item. For a state that is
 * undefined, all fields count as undefined.
 */
export function hasChanged(before: Values, after: Values, fields: readonly string[]): boolean {
  return fields.some((field) => !isDeepStrictEqual(before?.[field], after?.[field]));
}
