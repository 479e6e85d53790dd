/** A search text, with the numbers of the records in the test data (the corpus) that the search must find. */
export interface GoldenQuery {
  query: string;
  must: number[];
  /**
   * The numbers of records that the search must not find. If undefined, the search must find no records other
   * than those in `must` and `may`.
   */
  mustNot?: number[];
  /** The numbers of records that the search may find but need not. */
  may?: number[];
}

/**
 * Returns a golden query (a search with its expected results) that must find the records in `must`. It may
 * find those in `may`, and no others.
 */
export const only = (query: string, must: number[], may: number[] = []): GoldenQuery => ({
  query,
  must,
  may,
});
