import { hasTerms, type Field } from '../mapping/Field';
import type { Document } from './Document';
import { InvertedField, type Placed } from './InvertedField';

/** The values of one field of one document. */
export interface FieldContent {
  field: Field;
  placed: readonly Placed[];
  overlaps: number;
  /** Sorted; keywords without repetition. */
  values: readonly (string | number)[];
}

type Column = (readonly (string | number)[] | undefined)[];

/**
 * The documents of an index, numbered in the order in which they came. As in Lucene an update adds a new one
 * and marks the old one as gone; statistics count it until `compacted`.
 */
export class Segment {
  readonly documents: Document[] = [];
  private readonly gone: boolean[] = [];
  private readonly inverted = new Map<string, InvertedField>();
  private readonly columns = new Map<string, Column>();
  liveCount = 0;

  get size(): number {
    return this.documents.length;
  }

  add(document: Document, contents: FieldContent[]): number {
    const number = this.documents.push(document) - 1;
    this.liveCount++;
    for (const { field, placed, overlaps, values } of contents) {
      if (field.isIndexed && hasTerms(field)) this.invertedField(field).add(number, placed, overlaps);
      if (field.hasValues && values.length > 0) this.column(field.path)[number] = values;
    }
    return number;
  }

  remove(number: number): void {
    if (this.gone[number]) return;
    this.gone[number] = true;
    this.liveCount--;
  }

  isLive(number: number): boolean {
    return !this.gone[number];
  }

  terms(path: string): InvertedField | undefined {
    return this.inverted.get(path);
  }

  values(path: string, number: number): readonly (string | number)[] | undefined {
    return this.columns.get(path)?.[number];
  }

  /** A copy that later writes do not change; its postings are shared. */
  snapshot(): Segment {
    const copy = this.shallow();
    copy.documents.push(...this.documents);
    copy.gone.push(...Array.from({ length: this.size }, (_, number) => !this.isLive(number)));
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
    for (const [path, field] of this.inverted) segment.inverted.set(path, field.renumbered(numbers));
    for (const [path, column] of this.columns)
      column.forEach((values, number) => {
        const to = numbers[number] ?? -1;
        if (values && to >= 0) segment.column(path)[to] = values;
      });
    return { segment, numbers };
  }

  private shallow(): Segment {
    const copy = new Segment();
    for (const [path, field] of this.inverted) copy.inverted.set(path, field);
    for (const [path, column] of this.columns) copy.columns.set(path, column);
    return copy;
  }

  private invertedField({ path, hasPositions, hasNorms }: Field): InvertedField {
    const known = this.inverted.get(path);
    if (known) return known;
    const made = new InvertedField(hasPositions, hasNorms);
    this.inverted.set(path, made);
    return made;
  }

  private column(path: string): Column {
    const known = this.columns.get(path);
    if (known) return known;
    const made: Column = [];
    this.columns.set(path, made);
    return made;
  }
}
