import type { SearchMatch } from '../../generated/schema';

interface Found {
  /** How many records the search has found, on all pages; undefined while the first search runs. */
  total?: number;
  match?: SearchMatch;
}

/**
 * Returns how many records a search has found, in words. What is only near is never counted as if it was exact.
 * Undefined without a number.
 */
export const describeTotal = (
  { total, match }: Found,
  exact: (n: number) => string,
  near: (n: number) => string,
): string | undefined => (total === undefined ? undefined : (match === 'NEAR' ? near : exact)(total));
