import { doubleList, integerList, type NumberList } from './NumberList';
import type { TermDictionary } from './TermDictionary';

export type Value = string | number;

export interface ValuesState {
  values: Int32Array | Float64Array;
  starts: Int32Array | undefined;
  isWords: boolean;
  /**
   * The terms of a keyword field without postings. Undefined for a field with postings, which contain the
   * terms.
   */
  terms: readonly string[] | undefined;
}

/**
 * The values of one field in every document (doc values): numbers, or the ordinals of keywords. If each
 * document has exactly one value, no offsets are stored.
 */
export class DocValues {
  private readonly values: NumberList<Int32Array> | NumberList<Float64Array>;
  /**
   * Index of each document's first value in `values`. Undefined while each document has exactly one value,
   * because its index is then the document's number.
   */
  private starts: NumberList<Int32Array> | undefined;

  /**
   * Creates the doc values of a field, empty or from their stored state.
   * @param terms the terms of a keyword field; undefined for numbers
   */
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

  /**
   * Adds one or more values of a document. Documents must be added in ascending order, with their values
   * sorted and, for keywords, without duplicates.
   */
  add(document: number, values: readonly Value[]): void {
    if (!this.starts && (values.length !== 1 || document !== this.values.length)) this.starts = this.spread();
    if (this.starts) {
      while (this.starts.length <= document) this.starts.push(this.values.length);
      this.starts.push(this.values.length + values.length);
    }
    for (const value of values) this.values.push(this.terms ? this.terms.add(String(value)) : Number(value));
  }

  /**
   * Returns the index of a document's first value in `values`. The index after its last value is
   * `to(document)`.
   */
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

  /** Returns the value at an index as a number: for keywords, the ordinal of the term. */
  at(index: number): number {
    return this.values.at(index);
  }

  value(index: number): Value {
    return this.terms ? this.terms.term(this.values.at(index)) : this.values.at(index);
  }

  /**
   * Calls `visit` for those of the first `size` documents that have a value for which `test` returns true.
   */
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

  /**
   * Returns a copy of the doc values in which the documents have new numbers.
   * @param numbers new number of each document; negative for a document to leave out
   */
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
