import type { InvertedField } from '../segment/InvertedField';
import type { Segment } from '../segment/Segment';
import { idf, scorer } from './bm25';
import { none, Tally, type Matches } from './Matches';
import { StepPlaces } from './StepPlaces';
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
  const frequencies = new Int32Array(segment.size);
  for (const steps of phrases) countPhrase(field, steps, frequencies);
  const tally = new Tally(segment);
  frequencies.forEach((frequency, document) => {
    if (frequency > 0) tally.add(document, score(document, frequency));
  });
  return tally;
}

/** Adds to each document's number how often the phrase stands in it. */
function countPhrase(field: InvertedField, steps: PhraseStep[], frequencies: Int32Array): void {
  const places = steps.map(({ offset, terms }) => new StepPlaces(postingsOf(field, terms), offset));
  // The rarest leads: whoever lacks it is passed over by the others.
  const [lead, ...others] = places.sort((a, b) => a.count - b.count);
  if (!lead) return;
  for (let document = lead.advance(0); document < frequencies.length;) {
    let next = document;
    for (const other of others) if (next === document) next = Math.max(next, other.advance(document));
    if (next === document) {
      let beginnings = lead.beginnings(document);
      for (const other of others) {
        if (beginnings.size === 0) break;
        const own = other.beginnings(document);
        beginnings = new Set([...beginnings].filter((each) => own.has(each)));
      }
      frequencies[document] = (frequencies[document] ?? 0) + beginnings.size;
      next++;
    }
    document = lead.advance(next);
  }
}
