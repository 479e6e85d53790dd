import { isDeepStrictEqual } from 'node:util';

/** Returns whether a stored attribute has the expected value. A missing attribute equals null. */
export function isSame(is: unknown, should: unknown): boolean {
  return isDeepStrictEqual(is ?? null, should ?? null);
}
