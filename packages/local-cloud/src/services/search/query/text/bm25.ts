import type { InvertedField } from '../../segment/InvertedField';
import { decodeLength } from '../../segment/lengthNorm';

const K1 = Math.fround(1.2);
const B = Math.fround(0.75);
// OpenSearch 2's default is the legacy similarity, which multiplies by k1 + 1.
const LEGACY = Math.fround(K1 + 1);

/** How many different ones fit into a byte. */
const NORMS = 256;

const { fround } = Math;

/** The inverse document frequency of a term in `documentFrequency` documents. */
export function idf({ documentCount }: InvertedField, documentFrequency: number): number {
  return fround(Math.log(1 + (documentCount - documentFrequency + 0.5) / (documentFrequency + 0.5)));
}

/** Scores a frequency in a document, with Lucene's arithmetic in single precision. */
export function scorer(
  field: InvertedField,
  idfSum: number,
): (document: number, frequency: number) => number {
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
