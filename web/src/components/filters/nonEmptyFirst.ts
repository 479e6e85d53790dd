import type { FacetOption } from './FacetOption';

/** Moves options without results to the end; otherwise the order stays. */
export const nonEmptyFirst = (options: FacetOption[]): FacetOption[] => [
  ...options.filter(({ count }) => count !== 0),
  ...options.filter(({ count }) => count === 0),
];
