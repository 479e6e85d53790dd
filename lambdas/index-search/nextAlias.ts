import type { IndexName } from './IndexName';

const ENDING = '-next';

/** The alias of the index that will replace this one; exists only during a rebuild. */
export const nextAlias = (index: IndexName): string => `${index}${ENDING}`;
