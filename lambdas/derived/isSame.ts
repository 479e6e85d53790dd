import { isDeepStrictEqual } from 'node:util';

/** Returns whether a stored attribute has the value it must have. A missing attribute counts as null. */
export function isSame(is: unknown, should: unknown): boolean {
  return isDeepStrictEqual(is ?? null, should ?? null);
}
