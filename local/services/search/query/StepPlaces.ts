import type { Postings } from '../segment/InvertedField';

/** Where one step of a phrase stands, whichever of its terms it is. */
export class StepPlaces {
  /** In how many documents, at most. */
  readonly count: number;
  private readonly postings;

  /** @param offset how far the step is from the beginning of the phrase */
  constructor(
    terms: Postings[],
    private readonly offset: number,
  ) {
    this.count = terms.reduce((sum, { count }) => sum + count, 0);
    this.postings = terms.map(({ read }) => read());
  }

  /** Goes to the first document from `target` on and answers it; infinity when there is none. */
  advance(target: number): number {
    let first = Infinity;
    for (const postings of this.postings) {
      postings.advance(target);
      if (postings.document < first) first = postings.document;
    }
    return first;
  }

  /** Where in this document the phrase would begin. To be asked once. */
  beginnings(document: number): Set<number> {
    const beginnings = new Set<number>();
    for (const postings of this.postings)
      if (postings.document === document)
        for (const position of postings.positions()) beginnings.add(position - this.offset);
    return beginnings;
  }
}
