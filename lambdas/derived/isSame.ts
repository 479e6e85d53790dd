import { isDeepStrictEqual } from 'node:util';

/** Whether a stored attribute is what it should be; absent is the same as null. */
export function isSame(is: unknown, should: unknown): boolean {
  return isDeepStrictEqual(is ?? null, should ?? null);
}
