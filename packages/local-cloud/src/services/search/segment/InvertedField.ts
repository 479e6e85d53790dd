import type { Similarity } from '../mapping/Similarity';
import { BytePool } from './BytePool';
import { encodeLength } from './lengthNorm';
import { byteList, type NumberList } from './NumberList';
import type { PostingsEnum } from './PostingsEnum';
import { PostingsLists } from './PostingsLists';
import { TermDictionary } from './TermDictionary';

export interface Placed {
  term: string;
  position: number;
}

/** The documents that contain one term: `count` is their number, `read` returns an iterator over them. */
export interface Postings {
  count: number;
  read(): PostingsEnum;
}

export interface InvertedOptions {
  hasPositions: boolean;
  hasNorms: boolean;
  similarity: Similarity;
}

/** What is stored of a field's inverted index, apart from the bytes of its postings. */
export interface InvertedState extends InvertedOptions {
  terms: readonly string[];
  lists: Int32Array;
  norms: Uint8Array;
  documentCount: number;
  termCount: number;
}

const ABSENT = -1;

/** The inverted index of one field: the postings of each term, and the numbers that BM25 needs. */
export class InvertedField {
  private readonly lists: PostingsLists;
  /**
   * For each document, the length of the field, encoded in one byte as in Lucene (norm); 0 if it does not
   * have the field.
   */
  private readonly norms: NumberList<Uint8Array>;
  /** Number of documents that have at least one term in this field. */
  documentCount: number;
  /** Number of terms in this field of all documents together. */
  termCount: number;

  constructor(
    private readonly options: InvertedOptions,
    pool = new BytePool(),
    readonly terms = new TermDictionary(),
    state?: InvertedState,
  ) {
    this.lists = new PostingsLists(pool, options.hasPositions, state?.lists);
    this.norms = byteList(state?.norms);
    this.documentCount = state?.documentCount ?? 0;
    this.termCount = state?.termCount ?? 0;
  }

  static from(state: InvertedState, pool: BytePool): InvertedField {
    const { hasPositions, hasNorms, similarity, terms } = state;
    const options = { hasPositions, hasNorms, similarity };
    return new InvertedField(options, pool, new TermDictionary(terms), state);
  }

  get state(): InvertedState {
    const { options, terms, lists, norms, documentCount, termCount } = this;
    const { hasPositions, hasNorms, similarity } = options;
    const counts = { documentCount, termCount };
    return {
      ...{ hasPositions, hasNorms, similarity },
      ...counts,
      terms: terms.all(),
      lists: lists.state,
      norms: norms.toArray(),
    };
  }

  /**
   * Adds the terms of a document. Documents must be added in ascending order.
   * @param overlaps number of terms with the same position as the term before them; they do not count for the
   * length of the field
   */
  add(document: number, placed: readonly Placed[], overlaps: number): void {
    for (const { term, position } of placed) this.lists.add(this.terms.add(term), position);
    // A length of 0 would mean that the document does not have the field.
    const length = Math.max(1, placed.length - overlaps);
    this.finish(document, placed.length, this.options.hasNorms ? encodeLength(length) : 1);
  }

  get similarity(): Similarity {
    return this.options.similarity;
  }

  postings(term: string): Postings | undefined {
    const ordinal = this.terms.find(term);
    const count = ordinal === undefined ? 0 : this.lists.count(ordinal);
    return ordinal === undefined || count === 0 ? undefined : { count, read: () => this.lists.read(ordinal) };
  }

  /** Returns the length of the field in a document, encoded in one byte as in Lucene (norm). */
  norm(document: number): number {
    return this.norms.at(document);
  }

  has(document: number): boolean {
    return this.norms.at(document) !== 0;
  }

  get averageLength(): number {
    return Math.fround(this.termCount / this.documentCount);
  }

  /**
   * Returns a copy of the inverted index in which the documents have new numbers.
   * @param numbers new number of each document; -1 for a document to leave out
   */
  renumbered(numbers: Int32Array, pool: BytePool, terms: TermDictionary): InvertedField {
    const made = new InvertedField(this.options, pool, terms);
    const isFilled = new Uint8Array(numbers.length);
    const positions: number[] = [];
    for (const term of this.terms.all()) {
      const postings = this.postings(term)?.read();
      while (postings?.next()) {
        const number = numbers[postings.document] ?? ABSENT;
        if (number === ABSENT) continue;
        postings.positions(positions);
        for (let index = 0; index < postings.frequency; index++)
          made.lists.add(terms.add(term), this.options.hasPositions ? (positions[index] ?? 0) : 0);
        made.lists.finish(number);
        made.termCount += postings.frequency;
        isFilled[number] = 1;
      }
    }
    made.documentCount = isFilled.reduce((sum, each) => sum + each, 0);
    numbers.forEach((number, document) => {
      if (number !== ABSENT && this.has(document)) made.norms.set(number, this.norm(document));
    });
    return made;
  }

  private finish(document: number, size: number, norm: number): void {
    this.lists.finish(document);
    this.norms.set(document, norm);
    if (size > 0) this.documentCount++;
    this.termCount += size;
  }
}
