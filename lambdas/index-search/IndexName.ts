import type { searchIndices } from '../../model/searchIndices';

/** An index by the alias under which it is read and written. */
export type IndexName = (typeof searchIndices)[number];
