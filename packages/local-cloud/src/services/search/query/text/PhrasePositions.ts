import type { Postings } from '../../segment/InvertedField';

/** The positions at which one step of a phrase occurs in a document. A step can accept several terms. */
export class PhrasePositions {
  /** Upper bound for the number of documents that contain this step. */
  readonly count: number;
  private readonly postings;
  /**
   * The positions at which the phrase must begin so that this step is at the right place, in ascending order.
   * Only the first elements are about the current document: as many as `find` has returned. The others are
   * from earlier documents.
   */
  readonly beginnings: number[] = [];

  /**
   * Combines the postings of the terms that one step of a phrase accepts.
   * @param offset number of positions between the beginning of the phrase and this step
   */
  constructor(
    terms: Postings[],
    private readonly offset: number,
  ) {
    this.count = terms.reduce((sum, { count }) => sum + count, 0);
    this.postings = terms.map(({ read }) => read());
  }

  /**
   * Moves to the first document from number `target` on that contains this step of the phrase. Returns the
   * document's number; Infinity if there is none.
   */
  advance(target: number): number {
    let first = Infinity;
    for (const postings of this.postings) {
      postings.advance(target);
      if (postings.document < first) first = postings.document;
    }
    return first;
  }

  /**
   * Computes `beginnings` for the given document, and returns how many there are. Call it only once for each
   * document.
   */
  find(document: number): number {
    const { beginnings, offset } = this;
    let end = 0;
    let holders = 0;
    for (const postings of this.postings) {
      if (postings.document !== document) continue;
      end = postings.positions(beginnings, end);
      holders++;
    }
    if (holders > 1) this.sort(end);
    let count = 0;
    for (let index = 0; index < end; index++) {
      const beginning = (beginnings[index] ?? 0) - offset;
      if (count === 0 || beginning !== beginnings[count - 1]) beginnings[count++] = beginning;
    }
    return count;
  }

  private sort(end: number): void {
    const sorted = this.beginnings.slice(0, end).sort((a, b) => a - b);
    for (let index = 0; index < end; index++) this.beginnings[index] = sorted[index] ?? 0;
  }
}
