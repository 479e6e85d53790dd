import type { Value } from '../segment/DocValues';
import type { Segment } from '../segment/Segment';

/**
 * The documents of a segment (all documents of an index) that match a query. `has` has one byte for each
 * document: 1 if it matches. `scores` is one number if all matches have the same score, otherwise a list with
 * one score for each document.
 */
export interface Matches {
  has: Uint8Array;
  scores: Float32Array | number;
}

export const none = ({ size }: Segment): Matches => ({ has: new Uint8Array(size), scores: 0 });

export const every = ({ size }: Segment, score = 1): Matches => ({
  has: new Uint8Array(size).fill(1),
  scores: score,
});

/**
 * Returns the documents that have a value in the field for which `test` returns true, each with the given
 * score.
 */
export function withValue(
  segment: Segment,
  path: string,
  test: (value: Value) => boolean,
  score: number,
): Matches {
  const matches: Matches = { ...none(segment), scores: score };
  segment.values(path)?.where(segment.size, test, (document) => {
    matches.has[document] = 1;
  });
  return matches;
}

export const scoreOf = ({ scores }: Matches, document: number): number =>
  typeof scores === 'number' ? scores : (scores[document] ?? 0);

export function scaled({ has, scores }: Matches, boost: number): Matches {
  if (boost === 1) return { has, scores };
  if (typeof scores === 'number') return { has, scores: scores * boost };
  const made = new Float32Array(scores.length);
  for (let document = 0; document < made.length; document++) made[document] = (scores[document] ?? 0) * boost;
  return { has, scores: made };
}

/** Returns those of the given documents that a search query matches. */
export function matching(documents: Int32Array, { has }: Matches): Int32Array {
  const kept = new Int32Array(documents.length);
  let count = 0;
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] ?? 0;
    if (has[document] !== 0) kept[count++] = document;
  }
  return kept.subarray(0, count);
}

/** Collects the documents that match a search query, and adds up their scores. */
export class Tally {
  readonly has: Uint8Array;
  readonly scores: Float32Array;

  constructor({ size }: Segment) {
    this.has = new Uint8Array(size);
    this.scores = new Float32Array(size);
  }

  add(document: number, score: number): void {
    this.has[document] = 1;
    this.scores[document] = (this.scores[document] ?? 0) + score;
  }

  addAll(matches: Matches): void {
    const { has } = matches;
    for (let document = 0; document < has.length; document++)
      if (has[document]) this.add(document, scoreOf(matches, document));
  }
}
