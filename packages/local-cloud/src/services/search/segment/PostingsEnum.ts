import type { SliceReader } from './SliceReader';

/** Goes through the documents that hold a term, in ascending order. */
export class PostingsEnum {
  document = -1;
  /** How often the term stands in the document. */
  frequency = 0;
  private last = 0;
  private passed = 0;

  constructor(
    private left: number,
    private readonly documents: SliceReader,
    private readonly places: SliceReader | undefined,
  ) {}

  /** Goes to the next document; false, with a document behind all others, at the end. */
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

  /** Goes to the first document from `target` on. */
  advance(target: number): void {
    while (this.document < target && this.next());
  }

  /**
   * Where the term stands in this document, ascending; to be asked once, and nowhere for a field without positions.
   * @param into a list that can be used again and again, since it never gets shorter
   * @param from where in it they are put
   * @returns where in it they end
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
