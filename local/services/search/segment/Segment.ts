import { hasTerms, type Field } from '../mapping/Field';
import { BytePool } from './BytePool';
import { DocValues, type Value } from './DocValues';
import type { Document } from './Document';
import { InvertedField, type Placed } from './InvertedField';
import { byteList } from './NumberList';
import { TermDictionary } from './TermDictionary';

/** The values of one field of one document. */
export interface FieldContent {
  field: Field;
  placed: readonly Placed[];
  overlaps: number;
  /** Sorted; keywords without repetition. */
  values: readonly Value[];
}

/**
 * The documents of an index, numbered in the order in which they came. As in Lucene an update adds a new one
 * and marks the old one as gone; statistics count it until `compacted`.
 */
export class Segment {
  readonly documents: Document[] = [];
  private readonly gone = byteList();
  private readonly pool = new BytePool();
  private readonly inverted = new Map<string, InvertedField>();
  private readonly columns = new Map<string, DocValues>();
  liveCount = 0;

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

  values(path: string): DocValues | undefined {
    return this.columns.get(path);
  }

  /** A copy that later writes do not change; what it holds is shared. */
  snapshot(): Segment {
    const copy = new Segment();
    for (const [path, field] of this.inverted) copy.inverted.set(path, field);
    for (const [path, column] of this.columns) copy.columns.set(path, column);
    for (const [number, document] of this.documents.entries()) {
      copy.documents.push(document);
      if (!this.isLive(number)) copy.gone.set(number, 1);
    }
    copy.liveCount = this.liveCount;
    return copy;
  }

  /** The live documents alone, numbered anew. */
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
    // A word's ordinal is the same in both.
    const made = new DocValues(
      type === 'keyword' ? (this.terms(path)?.terms ?? new TermDictionary()) : undefined,
    );
    this.columns.set(path, made);
    return made;
  }
}
