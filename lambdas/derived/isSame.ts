import { isDeepStrictEqual } from 'node:util';

/** True when a stored attribute has the expected value; absent equals null. */
export function isSame(is: unknown, should: unknown): boolean {
  return isDeepStrictEqual(is ?? null, should ?? null);
}
