import type { SliceReader } from './SliceReader';

/** Iterates over the documents that contain a term, in ascending order. */
export class PostingsEnum {
  document = -1;
  /** The frequency of the term in the document. */
  frequency = 0;
  private last = 0;
  private passed = 0;

  constructor(
    private left: number,
    private readonly documents: SliceReader,
    private readonly places: SliceReader | undefined,
  ) {}

  /** Moves to the next document. Returns false at the end. */
  next(): boolean {
    if (this.left === 0) {
      this.document = Infinity;
      return false;
    }
    this.left--;
    this.passed += this.frequency;
    const code = this.documents.read();
    this.last += code >>> 1;
    this.document = this.last;
    this.frequency = code & 1 ? 1 : this.documents.read();
    return true;
  }

  /** Moves to the first document at or after `target`. */
  advance(target: number): void {
    while (this.document < target && this.next());
  }

  /**
   * Ascending positions of the term in the current document; none for a field without positions. Call it once
   * per document.
   * @param into a reusable list, which never shrinks
   * @param from index in `into` for the first position
   * @returns the index after the last one
   */
  positions(into: number[], from = 0): number {
    if (!this.places) return from;
    this.places.skip(this.passed);
    this.passed = -this.frequency;
    const end = from + this.frequency;
    for (let index = from, position = 0; index < end; index++) into[index] = position += this.places.read();
    return end;
  }
}
