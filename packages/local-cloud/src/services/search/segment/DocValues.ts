import { doubleList, integerList, type NumberList } from './NumberList';
import type { TermDictionary } from './TermDictionary';

export type Value = string | number;

export interface ValuesState {
  values: Int32Array | Float64Array;
  starts: Int32Array | undefined;
  isWords: boolean;
  /**
   * Terms of a keyword field that has no postings. If the field has postings, this is undefined, because the
   * terms are stored with the postings.
   */
  terms: readonly string[] | undefined;
}

/**
 * The values of one field for all documents (doc values): numbers, or the ordinals of keywords. No offsets
 * are stored if each document has exactly one value.
 */
export class DocValues {
  private readonly values: NumberList<Int32Array> | NumberList<Float64Array>;
  /**
   * Index in `values` of each document's first value. Undefined while each document has exactly one value:
   * the index is then the document's number.
   */
  private starts: NumberList<Int32Array> | undefined;

  /**
   * Creates the doc values of a field. Without `state`, they are empty.
   * @param terms the terms of a keyword field; undefined for numbers
   * @param state the stored state of the doc values
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
   * Adds the values of a document, at least one. Documents must be added in ascending order. Values must be
   * sorted; values of a keyword field must have no duplicates.
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
   * Returns the index of a document's first doc value. `to` returns the index after the document's last one.
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

  /** Returns the doc value at an index as a number: for keywords, the ordinal of the term. */
  at(index: number): number {
    return this.values.at(index);
  }

  value(index: number): Value {
    return this.terms ? this.terms.term(this.values.at(index)) : this.values.at(index);
  }

  /** Calls `visit` for each of the first `size` documents that has a doc value which passes the test. */
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
   * Returns the same doc values with new document numbers.
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
