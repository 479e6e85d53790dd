import type { searchIndices } from '../../model/searchIndices';

/** The alias of an OpenSearch index, under which it is read and written. */
export type IndexName = (typeof searchIndices)[number];
