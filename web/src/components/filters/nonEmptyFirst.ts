import type { FacetOption } from './FacetOption';

/** For long lists: what would find nothing stands last, else the order stays. */
export const nonEmptyFirst = (options: FacetOption[]): FacetOption[] => [
  ...options.filter(({ count }) => count !== 0),
  ...options.filter(({ count }) => count === 0),
];
