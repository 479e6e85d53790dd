import type { searchIndices } from '../../model/searchIndices';

/** The alias of an index, by which it is read and written. */
export type IndexName = (typeof searchIndices)[number];
