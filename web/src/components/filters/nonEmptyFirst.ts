import type { FacetOption } from './FacetOption';

/** Moves the options of a filter that have no results to the end. Otherwise the order stays the same. */
export const nonEmptyFirst = (options: FacetOption[]): FacetOption[] => [
  ...options.filter(({ count }) => count !== 0),
  ...options.filter(({ count }) => count === 0),
];
