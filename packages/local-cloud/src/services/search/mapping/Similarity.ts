export const SIMILARITIES = ['BM25', 'boolean'] as const;

/**
 * How a match in a field with terms is scored. `BM25`, the default of OpenSearch, gives a higher score if the
 * term occurs often in the document and in few documents of the index. With `boolean` each match has the
 * score 1, times the boosts of the query.
 */
export type Similarity = (typeof SIMILARITIES)[number];
