import type { Postings } from '../../segment/InvertedField';

/** Positions at which one step of a phrase occurs, for any of the terms that the step accepts. */
export class PhrasePositions {
  /** Upper bound for the number of documents that contain one of the step's terms. */
  readonly count: number;
  private readonly postings;
  /**
   * Positions at which the phrase would begin in the current document, in ascending order. Only the first
   * elements are valid, as many as `find` returned; the rest remains from earlier documents.
   */
  readonly beginnings: number[] = [];

  /**
   * Combines the postings of all terms that one step of a phrase accepts.
   * @param offset distance of the step from the beginning of the phrase
   */
  constructor(
    terms: Postings[],
    private readonly offset: number,
  ) {
    this.count = terms.reduce((sum, { count }) => sum + count, 0);
    this.postings = terms.map(({ read }) => read());
  }

  /**
   * Moves to the first document, at or after `target`, that contains one of the terms accepted by this step
   * of the phrase. Returns the document's number; Infinity if there is none.
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
   * Computes the positions at which the phrase would begin in the given document, and returns how many there
   * are. Call it only once per document.
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
