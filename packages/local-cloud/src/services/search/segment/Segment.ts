import { hasTerms, type Field } from '../mapping/Field';
import { BytePool, type PoolState } from './BytePool';
import { DocValues, type Value, type ValuesState } from './DocValues';
import type { Document } from './Document';
import { InvertedField, type InvertedState, type Placed } from './InvertedField';
import { byteList, type NumberList } from './NumberList';
import { TermDictionary } from './TermDictionary';

/** The indexed terms and the doc values of one field of a document. */
export interface FieldContent {
  field: Field;
  placed: readonly Placed[];
  overlaps: number;
  /** The document's doc values for this field, sorted; keyword values without duplicates. */
  values: readonly Value[];
}

/** What a checkpoint stores of a segment. The documents are stored separately. */
export interface SegmentState {
  gone: Uint8Array;
  pool: PoolState;
  inverted: ReadonlyMap<string, InvertedState>;
  columns: ReadonlyMap<string, ValuesState>;
  liveCount: number;
}

/**
 * All documents of a search index, with their inverted indexes and doc values. A document's number is its
 * place in the order of arrival. As in Lucene, an update adds a new document and marks the old one as
 * deleted. Deleted documents still count in the term statistics; `compacted` returns a segment without them.
 */
export class Segment {
  private readonly gone: NumberList<Uint8Array>;
  private readonly pool: BytePool;
  private readonly inverted = new Map<string, InvertedField>();
  private readonly columns = new Map<string, DocValues>();
  liveCount: number;

  constructor(
    readonly documents: Document[] = [],
    state?: SegmentState,
  ) {
    this.gone = byteList(state?.gone);
    this.pool = new BytePool(state?.pool);
    this.liveCount = state?.liveCount ?? 0;
    for (const [path, field] of state?.inverted ?? [])
      this.inverted.set(path, InvertedField.from(field, this.pool));
    for (const [path, column] of state?.columns ?? []) {
      const terms = this.terms(path)?.terms ?? new TermDictionary(column.terms);
      this.columns.set(path, new DocValues(column.isWords ? terms : undefined, column));
    }
  }

  get state(): SegmentState {
    const { gone, pool, inverted, columns, liveCount } = this;
    return {
      gone: gone.toArray(),
      pool: pool.state,
      inverted: new Map([...inverted].map(([path, field]) => [path, field.state])),
      columns: new Map(
        [...columns].map(([path, { state }]) => [
          path,
          inverted.has(path) ? { ...state, terms: undefined } : state,
        ]),
      ),
      liveCount,
    };
  }

  get size(): number {
    return this.documents.length;
  }

  add(document: Document, contents: FieldContent[]): number {
    const number = this.documents.push(document) - 1;
    this.liveCount++;
    for (const { field, placed, overlaps, values } of contents) {
      if (field.isIndexed && hasTerms(field)) this.invertedField(field).add(number, placed, overlaps);
      if (field.hasValues && values.length > 0) this.column(field).add(number, values);
    }
    return number;
  }

  remove(number: number): void {
    if (this.gone.at(number)) return;
    this.gone.set(number, 1);
    this.liveCount--;
  }

  isLive(number: number): boolean {
    return this.gone.at(number) === 0;
  }

  terms(path: string): InvertedField | undefined {
    return this.inverted.get(path);
  }

  /** Returns the fields with terms, each with all terms of its documents. */
  *termsByField(): Iterable<[path: string, terms: readonly string[]]> {
    for (const [path, { terms }] of this.inverted) yield [path, terms.all()];
  }

  values(path: string): DocValues | undefined {
    return this.columns.get(path);
  }

  /**
   * Returns a copy of the segment in which to search: it does not show later writes and deletions. Copy and
   * original share the inverted indexes and doc values.
   */
  snapshot(): Segment {
    const copy = new Segment([...this.documents]);
    for (const [path, field] of this.inverted) copy.inverted.set(path, field);
    for (const [path, column] of this.columns) copy.columns.set(path, column);
    for (let number = 0; number < this.size; number++) if (!this.isLive(number)) copy.gone.set(number, 1);
    copy.liveCount = this.liveCount;
    return copy;
  }

  /**
   * Returns a copy of the segment without the deleted documents. `numbers` maps the old number of each
   * document to its new number, or to -1 if the document was deleted.
   */
  compacted(): { segment: Segment; numbers: Int32Array } {
    const segment = new Segment();
    const numbers = new Int32Array(this.size);
    this.documents.forEach((document, number) => {
      numbers[number] = this.isLive(number) ? segment.documents.push(document) - 1 : -1;
    });
    segment.liveCount = this.liveCount;
    for (const [path, field] of this.inverted)
      segment.inverted.set(path, field.renumbered(numbers, segment.pool, new TermDictionary()));
    for (const [path, column] of this.columns)
      segment.columns.set(
        path,
        column.renumbered(numbers, column.terms && (segment.terms(path)?.terms ?? new TermDictionary())),
      );
    return { segment, numbers };
  }

  private invertedField(field: Field): InvertedField {
    const known = this.inverted.get(field.path);
    if (known) return known;
    const made = new InvertedField(field, this.pool);
    this.inverted.set(field.path, made);
    return made;
  }

  private column({ path, type }: Field): DocValues {
    const known = this.columns.get(path);
    if (known) return known;
    // Doc values and postings share the ordinals of the terms.
    const made = new DocValues(
      type === 'keyword' ? (this.terms(path)?.terms ?? new TermDictionary()) : undefined,
    );
    this.columns.set(path, made);
    return made;
  }
}
