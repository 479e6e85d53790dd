import type { IndexName } from './IndexName';

const ENDING = '-next';

/**
 * Returns the alias of the index that is being built to replace an index. This alias exists only during a
 * rebuild.
 */
export const nextAlias = (index: IndexName): string => `${index}${ENDING}`;
