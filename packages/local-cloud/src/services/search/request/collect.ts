import { scoreOf, type Matches } from '../query/Matches';
import type { Segment } from '../segment/Segment';
import type { SearchRequest } from './readSearch';
import { compareRows, compareValues, type SortValue } from './sort';
import { TopDocs } from './TopDocs';

/** A document that a search has found, with its score and its sort values. */
export interface Row {
  document: number;
  score: number;
  values: SortValue[];
}

type Wanted = Pick<SearchRequest, 'keys' | 'after' | 'from' | 'size'>;

/**
 * Returns the rows of one page of a search result. `documents` contains the numbers of the matching documents
 * in ascending order.
 */
export function collect(
  segment: Segment,
  documents: Int32Array,
  matches: Matches,
  { keys, after, from, size }: Wanted,
): Row[] {
  const order = (a: Row, b: Row): number =>
    (keys.length > 0 ? compareRows(keys, a.values, b.values) : b.score - a.score) || a.document - b.document;
  const top = new TopDocs<Row>(size === 0 ? 0 : from + size, order);
  /**
   * Compares a found document with a row of the search result: negative if the document comes first. Reads
   * the document's sort values only until the order is clear.
   */
  const against = (
    document: number,
    score: number,
    { values, score: other }: Pick<Row, 'values' | 'score'>,
  ) => {
    if (keys.length === 0) return other - score;
    for (const [index, key] of keys.entries()) {
      const order = compareValues(key, key.value(segment, document, score), values[index] ?? null);
      if (order !== 0) return order;
    }
    return 0;
  };
  const cursor = after && { values: after, score: 0 };
  for (const document of documents) {
    const score = scoreOf(matches, document);
    if (cursor && against(document, score, cursor) <= 0) continue;
    const { last } = top;
    // Rows with equal sort values keep the order of their documents.
    if (last && against(document, score, last) >= 0) continue;
    top.add({ document, score, values: keys.map((key) => key.value(segment, document, score)) });
  }
  return top.sorted().slice(from);
}
