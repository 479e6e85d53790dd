import type { InvertedField } from '../../segment/InvertedField';
import { decodeLength } from '../../segment/lengthNorm';

const K1 = Math.fround(1.2);
const B = Math.fround(0.75);
// OpenSearch 2 uses the legacy BM25 similarity by default, which multiplies by k1 + 1.
const LEGACY = Math.fround(K1 + 1);

/** Number of different document lengths: a length is encoded in one byte. */
const NORMS = 256;

const { fround } = Math;

/** Returns the inverse document frequency (IDF) of BM25 for a term that occurs in `documentFrequency` documents. */
export function idf({ documentCount }: InvertedField, documentFrequency: number): number {
  return fround(Math.log(1 + (documentCount - documentFrequency + 0.5) / (documentFrequency + 0.5)));
}

/**
 * Returns a function that computes the score of a document from the number of times that a term occurs in it.
 * `idfSum` is the inverse document frequency of the term or, for several terms, the sum of theirs. The score is that
 * of BM25, in single precision as in Lucene, or 1 in a field with the similarity `boolean`.
 */
export function scorer(
  field: InvertedField,
  idfSum: number,
): (document: number, frequency: number) => number {
  if (field.similarity === 'boolean') return () => 1;
  const average = field.averageLength;
  const weight = fround(LEGACY * fround(idfSum));
  const known = new Float64Array(NORMS);
  const inverseOf = (norm: number): number => {
    const length = fround(fround(B * decodeLength(norm)) / average);
    return (known[norm] = fround(1 / fround(K1 * fround(fround(1 - B) + length))));
  };
  return (document, frequency) => {
    const norm = field.norm(document);
    const inverse = known[norm] || inverseOf(norm);
    return fround(weight - fround(weight / fround(1 + fround(frequency * inverse))));
  };
}
