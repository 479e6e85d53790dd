import { isDeepStrictEqual } from 'node:util';

type Values = Record<string, unknown> | undefined;

/** Do these fields differ between two states of an item? A missing state differs in every field it lacks. */
export function hasChanged(before: Values, after: Values, fields: readonly string[]): boolean {
  return fields.some((field) => !isDeepStrictEqual(before?.[field], after?.[field]));
}
