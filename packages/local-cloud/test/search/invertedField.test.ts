import fc from 'fast-check';
import { BytePool } from '../../src/services/search/segment/BytePool';
import { InvertedField, type Placed } from '../../src/services/search/segment/InvertedField';
import type { PostingsEnum } from '../../src/services/search/segment/PostingsEnum';
import { TermDictionary } from '../../src/services/search/segment/TermDictionary';

type Text = Placed[] | undefined;

/**
 * Generates random texts for property tests. A text is a list of terms, each one of `a` to `d`, with its
 * distance from the position of the previous term.
 */
const text = fc.array(fc.record({ term: fc.constantFrom('a', 'b', 'c', 'd'), gap: fc.nat(400) }), {
  maxLength: 40,
});
const texts = fc.array(fc.option(text, { nil: undefined }), { minLength: 1, maxLength: 60 });

function placed(parts: { term: string; gap: number }[] | undefined): Text {
  let position = 0;
  return parts?.map(({ term, gap }) => ({ term, position: (position += gap) }));
}

function filled(all: Text[]): InvertedField {
  const field = new InvertedField({ hasPositions: true, hasNorms: true, similarity: 'BM25' });
  all.forEach((each, document) => each && field.add(document * 300, each, 0));
  return field;
}

function positionsOf(postings: PostingsEnum): number[] {
  const positions: number[] = [];
  postings.positions(positions);
  return positions;
}

/**
 * Returns the documents that contain a term: pairs of the document's number and the positions of the term in
 * it.
 */
function placesOf(field: InvertedField, term: string): [number, number[]][] {
  const places: [number, number[]][] = [];
  for (const postings = field.postings(term)?.read(); postings?.next();)
    places.push([postings.document, positionsOf(postings)]);
  return places;
}

const expected = (all: Text[], term: string, number: (document: number) => number): [number, number[]][] =>
  all.flatMap((each, document): [number, number[]][] => {
    const positions = (each ?? []).filter((place) => place.term === term).map(({ position }) => position);
    return positions.length > 0 && number(document) >= 0 ? [[number(document), positions]] : [];
  });

test('postings are read as they were written, however long they grow', () => {
  const run = fc.property(texts, (drawn) => {
    const all = Array.from({ length: 5 }, () => drawn.map(placed)).flat();
    const field = filled(all);
    for (const term of 'abcd')
      expect(placesOf(field, term)).toEqual(expected(all, term, (each) => each * 300));
  });
  fc.assert(run, { numRuns: 40 });
});

test('positions of skipped documents are skipped too', () => {
  const field = filled(Array.from({ length: 100 }, (_, each) => placed([{ term: 'a', gap: each }])));
  const postings = field.postings('a')?.read();
  postings?.advance(50 * 300);
  expect(postings && positionsOf(postings)).toEqual([50]);
  postings?.advance(30_000);
  expect(postings?.document).toBe(Infinity);
});

test('after its deleted documents are removed, a field is as if they had never been added', () => {
  const run = fc.property(texts, (drawn) => {
    const all = drawn.map(placed);
    const kept = all.filter((_, document) => document % 3 > 0);
    const numbers = new Int32Array((all.length - 1) * 300 + 1).fill(-1);
    let next = 0;
    all.forEach((_, document) => document % 3 > 0 && (numbers[document * 300] = next++ * 300));
    const left = filled(all).renumbered(numbers, new BytePool(), new TermDictionary());
    const fresh = filled(kept);
    for (const term of 'abcd') expect(placesOf(left, term)).toEqual(placesOf(fresh, term));
    expect([left.termCount, left.documentCount]).toEqual([fresh.termCount, fresh.documentCount]);
    for (let document = 0; document < kept.length * 300; document++)
      expect(left.norm(document)).toBe(fresh.norm(document));
  });
  fc.assert(run, { numRuns: 20 });
});
