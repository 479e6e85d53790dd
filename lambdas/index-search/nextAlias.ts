import type { IndexName } from './IndexName';

const ENDING = '-next';

/** Returns the alias of the index that will replace this one. It exists only while the index is being rebuilt. */
export const nextAlias = (index: IndexName): string => `${index}${ENDING}`;
