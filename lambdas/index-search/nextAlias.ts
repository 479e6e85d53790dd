import type { IndexName } from './IndexName';

const ENDING = '-next';

/** The alias of the index that is being filled to take this one's place; there only as long as that lasts. */
export const nextAlias = (index: IndexName): string => `${index}${ENDING}`;
