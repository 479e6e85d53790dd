import type { SliceReader } from './SliceReader';

/** Iterates, in ascending order, over the documents that contain a term. */
export class PostingsEnum {
  document = -1;
  /** Number of occurrences of the term in the current document. */
  frequency = 0;
  private last = 0;
  private passed = 0;

  constructor(
    private left: number,
    private readonly documents: SliceReader,
    private readonly places: SliceReader | undefined,
  ) {}

  /** Moves to the next document that contains the term. Returns false at the end. */
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

  /** Moves to the first document from number `target` on that contains the term. */
  advance(target: number): void {
    while (this.document < target && this.next());
  }

  /**
   * Writes the positions of the term in the current document into a list, in ascending order; none if the
   * field has no positions. Call it only once for each document.
   * @param into list that is reused; it never becomes shorter
   * @param from index in `into` of the first position
   * @returns the index in `into` after the last position
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
