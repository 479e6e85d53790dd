import type { InvertedField, Postings } from '../../segment/InvertedField';
import type { Segment } from '../../segment/Segment';
import { idf, scorer } from './bm25';
import { none, Tally, type Matches } from '../Matches';

/** Returns the documents that contain a term, with their BM25 scores. */
export function termScores(segment: Segment, path: string, term: string): Matches {
  return synonymScores(segment, path, [term]);
}

/**
 * Returns the documents that contain any of the terms, with BM25 scores as if the terms were a single one:
 * their frequencies in a document are added, and the inverse document frequency (IDF) is that of the most
 * common term.
 */
export function synonymScores(segment: Segment, path: string, terms: string[]): Matches {
  const field = segment.terms(path);
  if (!field) return none(segment);
  const found = postingsOf(field, terms);
  const [single, other] = found;
  if (!single) return none(segment);
  const score = scorer(field, idf(field, Math.max(...found.map(({ count }) => count))));
  if (!other) {
    const tally = new Tally(segment);
    for (const postings = single.read(); postings.next() && postings.document < segment.size;)
      tally.add(postings.document, score(postings.document, postings.frequency));
    return tally;
  }
  const frequencies = new Int32Array(segment.size);
  for (const { read } of found)
    for (const postings = read(); postings.next() && postings.document < segment.size;)
      frequencies[postings.document] = (frequencies[postings.document] ?? 0) + postings.frequency;
  return frequencyScores(segment, frequencies, score);
}

/**
 * Returns the documents with a frequency greater than 0, with the score that `score` computes from it.
 * `frequencies` has an element for each document.
 */
export function frequencyScores(
  segment: Segment,
  frequencies: Int32Array,
  score: (document: number, frequency: number) => number,
): Matches {
  const tally = new Tally(segment);
  for (let document = 0; document < frequencies.length; document++) {
    const frequency = frequencies[document] ?? 0;
    if (frequency > 0) tally.add(document, score(document, frequency));
  }
  return tally;
}

/**
 * Returns the postings of those terms that occur in a field. If a term is passed twice, its postings are
 * returned twice.
 */
export const postingsOf = (field: InvertedField, terms: Iterable<string>): Postings[] =>
  [...terms].map((term) => field.postings(term)).filter((postings) => postings !== undefined);
