import type { searchIndices } from '../../model/searchIndices';

/** The alias under which an OpenSearch index is read and written. */
export type IndexName = (typeof searchIndices)[number];
