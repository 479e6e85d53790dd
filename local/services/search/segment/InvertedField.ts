import { encodeLength } from './lengthNorm';
import { Postings } from './Postings';

export interface Placed {
  term: string;
  position: number;
}

const ABSENT = -1;

/** The terms of one field over all documents, with what BM25 needs to know. */
export class InvertedField {
  readonly terms = new Map<string, Postings>();
  private readonly norms: number[] = [];
  /** Documents with at least one term, and terms in all of them. */
  documentCount = 0;
  termCount = 0;

  constructor(
    private readonly hasPositions: boolean,
    private readonly hasNorms: boolean,
  ) {}

  /** Documents come in ascending order. `overlaps`: terms that share their position with another. */
  add(document: number, placed: readonly Placed[], overlaps: number): void {
    const byTerm = new Map<string, number[]>();
    for (const { term, position } of placed) {
      const positions = byTerm.get(term);
      if (positions) positions.push(position);
      else byTerm.set(term, [position]);
    }
    for (const [term, positions] of byTerm) this.postings(term).add(document, positions);
    this.count(document, placed.length, this.hasNorms ? encodeLength(placed.length - overlaps) : 1);
  }

  /** A document's length as Lucene keeps it: in one byte. */
  norm(document: number): number {
    return this.norms[document] ?? ABSENT;
  }

  has(document: number): boolean {
    return this.norm(document) !== ABSENT;
  }

  get averageLength(): number {
    return Math.fround(this.termCount / this.documentCount);
  }

  /** The same field without the documents whose new number is negative. */
  renumbered(numbers: Int32Array): InvertedField {
    const made = new InvertedField(this.hasPositions, this.hasNorms);
    const sizes = new Map<number, number>();
    for (const [term, postings] of this.terms)
      postings.each((document, frequency, positions) => {
        const number = numbers[document] ?? ABSENT;
        if (number < 0) return;
        const kept = positions.length > 0 ? Array.from(positions) : new Array<number>(frequency).fill(0);
        made.postings(term).add(number, kept);
        sizes.set(number, (sizes.get(number) ?? 0) + frequency);
      });
    numbers.forEach((number, document) => {
      if (number >= 0 && this.has(document)) made.count(number, sizes.get(number) ?? 0, this.norm(document));
    });
    return made;
  }

  private count(document: number, size: number, norm: number): void {
    while (this.norms.length < document) this.norms.push(ABSENT);
    this.norms[document] = norm;
    if (size > 0) this.documentCount++;
    this.termCount += size;
  }

  private postings(term: string): Postings {
    const known = this.terms.get(term);
    if (known) return known;
    const made = new Postings(this.hasPositions);
    this.terms.set(term, made);
    return made;
  }
}
