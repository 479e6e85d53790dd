import { isDeepStrictEqual } from 'node:util';

type Values = Record<string, unknown> | undefined;

/** True when one of these fields differs between two states of an item; a missing state has no fields. */
export function hasChanged(before: Values, after: Values, fields: readonly string[]): boolean {
  return fields.some((field) => !isDeepStrictEqual(before?.[field], after?.[field]));
}
