import type { InvertedField } from '../segment/InvertedField';
import type { Segment } from '../segment/Segment';
import { idf, scorer } from './bm25';
import { none, Tally, type Matches } from './Matches';
import { postingsOf } from './termScores';

/** One place of a phrase: how far from its beginning, and the terms that may stand there. */
export interface PhraseStep {
  offset: number;
  terms: string[];
}

/** Documents in which the steps stand one after another, scored by BM25 over the phrase's frequency. */
export function phraseScores(segment: Segment, path: string, steps: PhraseStep[]): Matches {
  const field = segment.terms(path);
  if (!field) return none(segment);
  // A term that stands in two places counts twice.
  return scored(
    segment,
    field,
    [steps],
    steps.flatMap(({ terms }) => terms),
  );
}

/** The same for several readings of a phrase, which count as one. */
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
  const frequencies = new Map<number, number>();
  for (const steps of phrases)
    for (const [document, beginnings] of beginningsOf(field, steps))
      frequencies.set(document, (frequencies.get(document) ?? 0) + beginnings.size);
  const tally = new Tally(segment);
  for (const [document, frequency] of frequencies)
    if (document < segment.size) tally.add(document, score(document, frequency));
  return tally;
}

/** Where the phrase may begin, per document, narrowed step by step. */
function beginningsOf(field: InvertedField, steps: PhraseStep[]): Map<number, Set<number>> {
  let found: Map<number, Set<number>> | undefined;
  for (const { offset, terms } of steps) {
    const here = new Map<number, Set<number>>();
    for (const postings of postingsOf(field, terms))
      postings.each((document, _, positions) => {
        const before = found?.get(document);
        if (found && !before) return;
        for (const position of positions) {
          const beginning = position - offset;
          if (before && !before.has(beginning)) continue;
          const set = here.get(document) ?? new Set();
          here.set(document, set.add(beginning));
        }
      });
    found = here;
  }
  return found ?? new Map();
}
