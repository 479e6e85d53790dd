import { doubleList, integerList, type NumberList } from './NumberList';
import type { TermDictionary } from './TermDictionary';

export type Value = string | number;

export interface ValuesState {
  values: Int32Array | Float64Array;
  starts: Int32Array | undefined;
  isWords: boolean;
  /** Of words whose field keeps no postings; else they are the postings' own. */
  terms: readonly string[] | undefined;
}

/**
 * The values of one field in the order of documents: numbers, or ordinals of keywords. When each document has
 * exactly one value, no offsets are stored.
 */
export class DocValues {
  private readonly values: NumberList<Int32Array> | NumberList<Float64Array>;
  /** Offset of each document's values, unless it equals the document's number. */
  private starts: NumberList<Int32Array> | undefined;

  /** @param terms of a field of words; none for numbers */
  constructor(
    readonly terms?: TermDictionary,
    state?: ValuesState,
  ) {
    const values = state?.values;
    this.values = terms ? integerList(values as Int32Array) : doubleList(values as Float64Array);
    this.starts = state?.starts && integerList(state.starts);
  }

  get state(): ValuesState {
    const { values, starts, terms } = this;
    const isWords = terms !== undefined;
    return { values: values.toArray(), starts: starts?.toArray(), isWords, terms: terms?.all() };
  }

  /** Documents come in ascending order, each with at least one value; ascending, words without repetition. */
  add(document: number, values: readonly Value[]): void {
    if (!this.starts && (values.length !== 1 || document !== this.values.length)) this.starts = this.spread();
    if (this.starts) {
      while (this.starts.length <= document) this.starts.push(this.values.length);
      this.starts.push(this.values.length + values.length);
    }
    for (const value of values) this.values.push(this.terms ? this.terms.add(String(value)) : Number(value));
  }

  /** Index of a document's first value; `to` is behind its last. */
  from(document: number): number {
    return this.starts ? this.starts.at(Math.min(document, this.starts.length - 1)) : document;
  }

  to(document: number): number {
    return this.starts
      ? this.starts.at(Math.min(document + 1, this.starts.length - 1))
      : Math.min(document + 1, this.values.length);
  }

  has(document: number): boolean {
    return this.from(document) < this.to(document);
  }

  /** A number, or the ordinal of a word. */
  at(index: number): number {
    return this.values.at(index);
  }

  value(index: number): Value {
    return this.terms ? this.terms.term(this.values.at(index)) : this.values.at(index);
  }

  /** Calls `visit` with each of the first `size` documents that has a value which passes. */
  where(size: number, test: (value: Value) => boolean, visit: (document: number) => void): void {
    const passes = this.terms ? this.passing(test) : undefined;
    for (let document = 0; document < size; document++)
      for (let index = this.from(document), end = this.to(document); index < end; index++) {
        const value = this.values.at(index);
        if (passes ? !passes[value] : !test(value)) continue;
        visit(document);
        break;
      }
  }

  /** The same values without the documents whose new number is negative. */
  renumbered(numbers: Int32Array, terms: TermDictionary | undefined): DocValues {
    const made = new DocValues(terms);
    numbers.forEach((number, document) => {
      if (number < 0 || !this.has(document)) return;
      const values: Value[] = [];
      for (let index = this.from(document); index < this.to(document); index++)
        values.push(this.value(index));
      made.add(number, values);
    });
    return made;
  }

  private passing(test: (value: Value) => boolean): Uint8Array {
    return Uint8Array.from(this.terms?.all() ?? [], (term) => Number(test(term)));
  }

  private spread(): NumberList<Int32Array> {
    const starts = integerList();
    for (let index = 0; index <= this.values.length; index++) starts.push(index);
    return starts;
  }
}
