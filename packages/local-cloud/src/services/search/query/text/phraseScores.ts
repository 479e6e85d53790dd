import type { InvertedField } from '../../segment/InvertedField';
import type { Segment } from '../../segment/Segment';
import { idf, scorer } from './bm25';
import { none, type Matches } from '../Matches';
import { PhrasePositions } from './PhrasePositions';
import { frequencyScores, postingsOf } from './termScores';

/**
 * One step of a phrase: the number of positions from the beginning of the phrase, and the terms that are
 * accepted there.
 */
export interface PhraseStep {
  offset: number;
  terms: string[];
}

/**
 * Returns the documents that contain a phrase, with BM25 scores that are computed from how often it occurs.
 */
export function phraseScores(segment: Segment, path: string, steps: PhraseStep[]): Matches {
  const field = segment.terms(path);
  if (!field) return none(segment);
  // A term that occurs in two steps counts twice.
  return scored(
    segment,
    field,
    [steps],
    steps.flatMap(({ terms }) => terms),
  );
}

/**
 * Returns the documents that contain any variant of a phrase, with BM25 scores that are computed from how
 * often the variants occur in total.
 */
export function readingScores(segment: Segment, path: string, phrases: PhraseStep[][]): Matches {
  const field = segment.terms(path);
  if (!field) return none(segment);
  return scored(segment, field, phrases, new Set(phrases.flat().flatMap(({ terms }) => terms)));
}

function scored(
  segment: Segment,
  field: InvertedField,
  phrases: PhraseStep[][],
  terms: Iterable<string>,
): Matches {
  const idfSum = postingsOf(field, terms).reduce((sum, { count }) => sum + idf(field, count), 0);
  const score = scorer(field, idfSum);
  const frequencies = new Int32Array(segment.size);
  for (const steps of phrases) countPhrase(field, steps, frequencies);
  return frequencyScores(segment, frequencies, score);
}

/**
 * Counts how often a phrase occurs in each document. Adds the count to the element of `frequencies` that has
 * the document's number.
 */
function countPhrase(field: InvertedField, steps: PhraseStep[], frequencies: Int32Array): void {
  const places = steps.map(({ offset, terms }) => new PhrasePositions(postingsOf(field, terms), offset));
  // Start with the rarest step, so that the others can skip documents without it.
  const [lead, ...others] = places.sort((a, b) => a.count - b.count);
  if (!lead) return;
  for (let document = lead.advance(0); document < frequencies.length;) {
    let next = document;
    for (const other of others) if (next === document) next = Math.max(next, other.advance(document));
    if (next === document) {
      frequencies[document] = (frequencies[document] ?? 0) + beginningsIn(document, lead, others);
      next++;
    }
    document = lead.advance(next);
  }
}

/** Returns how often a phrase occurs in a document. */
function beginningsIn(document: number, lead: PhrasePositions, others: PhrasePositions[]): number {
  let count = lead.find(document);
  for (const other of others) {
    if (count === 0) return 0;
    count = keepCommon(lead.beginnings, count, other.beginnings, other.find(document));
  }
  return count;
}

/**
 * Intersects two ascending lists in place: keeps, at the beginning of `numbers`, those of its first `count`
 * elements that are also among the first `otherCount` elements of `others`. Returns how many are kept.
 */
function keepCommon(numbers: number[], count: number, others: readonly number[], otherCount: number): number {
  let kept = 0;
  for (let index = 0, at = 0; index < count; index++) {
    const each = numbers[index] ?? 0;
    while (at < otherCount && (others[at] ?? 0) < each) at++;
    if (at < otherCount && others[at] === each) numbers[kept++] = each;
  }
  return kept;
}
