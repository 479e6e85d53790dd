import { byCodePoint } from '../../segment/byCodePoint';
import type { Segment } from '../../segment/Segment';
import { none, Tally, type Matches } from '../Matches';
import { idf, scorer } from './bm25';
import { postingsOf } from './termScores';

/**
 * Maximum number of different indexed terms that a fuzzy word matches: OpenSearch's default of
 * `max_expansions`.
 */
const EXPANSIONS = 50;

/** Returns how many edits OpenSearch's `fuzziness: AUTO` permits for a word of the given length. */
const editsOf = (length: number): number => (length < 3 ? 0 : length < 6 ? 1 : 2);

/**
 * Returns how many letters must be inserted, deleted, replaced or swapped with their neighbour to turn one
 * word into the other (optimal string alignment). Infinity if the number exceeds `most`.
 */
function editDistance(one: readonly string[], other: readonly string[], most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) return Infinity;
    [before, above] = [above, current];
  }
  const distance = above[other.length] ?? Infinity;
  return distance <= most ? distance : Infinity;
}

/**
 * Returns the documents that contain a term similar to the given one, with the scores of Lucene's FuzzyQuery.
 * For all similar terms, the score uses the inverse document frequency (IDF) of the most common one. A term
 * counts less the more it differs from the given one.
 */
export function fuzzyScores(segment: Segment, path: string, term: string): Matches {
  const field = segment.terms(path);
  if (!field) return none(segment);
  const letters = [...term];
  const most = editsOf(letters.length);
  const alike = field.terms
    .all()
    .map((other) => {
      const others = [...other];
      const edits = editDistance(letters, others, most);
      return { other, boost: Math.fround(1 - edits / Math.min(letters.length, others.length)) };
    })
    .filter(({ boost }) => boost > 0)
    .sort((a, b) => b.boost - a.boost || byCodePoint(a.other, b.other))
    .slice(0, EXPANSIONS)
    .flatMap(({ other, boost }) => postingsOf(field, [other]).map((postings) => ({ postings, boost })));
  if (alike.length === 0) return none(segment);
  const score = scorer(field, idf(field, Math.max(...alike.map(({ postings }) => postings.count))));
  const tally = new Tally(segment);
  for (const { postings, boost } of alike)
    for (const each = postings.read(); each.next() && each.document < segment.size;)
      tally.add(each.document, boost * score(each.document, each.frequency));
  return tally;
}
