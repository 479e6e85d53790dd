import type { InvertedField } from '../segment/InvertedField';
import type { Postings } from '../segment/Postings';
import type { Segment } from '../segment/Segment';
import { idf, scorer } from './bm25';
import { none, Tally, type Matches } from './Matches';

/** Documents that hold the term, scored by BM25. */
export function termScores(segment: Segment, path: string, term: string): Matches {
  return synonymScores(segment, path, [term]);
}

/** Documents that hold any of the terms, which count as one: frequencies add up, the commonest gives the idf. */
export function synonymScores(segment: Segment, path: string, terms: string[]): Matches {
  const field = segment.terms(path);
  if (!field) return none(segment);
  const postings = postingsOf(field, terms);
  if (postings.length === 0) return none(segment);
  const score = scorer(field, idf(field, Math.max(...postings.map(({ count }) => count))));
  const frequencies = new Map<number, number>();
  const tally = new Tally(segment);
  const [single] = postings;
  if (postings.length === 1 && single) {
    single.each((document, frequency) => {
      if (document < segment.size) tally.add(document, score(document, frequency));
    });
    return tally;
  }
  for (const each of postings)
    each.each((document, frequency) =>
      frequencies.set(document, (frequencies.get(document) ?? 0) + frequency),
    );
  for (const [document, frequency] of frequencies)
    if (document < segment.size) tally.add(document, score(document, frequency));
  return tally;
}

export const postingsOf = (field: InvertedField, terms: Iterable<string>): Postings[] =>
  [...terms].map((term) => field.terms.get(term)).filter((postings) => postings !== undefined);
