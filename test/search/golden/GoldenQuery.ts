/** A search text, with the numbers of the records in the test data (the corpus) that the search must find. */
export interface GoldenQuery {
  query: string;
  must: number[];
  /**
   * The numbers of records that the search must not find. Undefined means all records that are neither in
   * `must` nor in `may`.
   */
  mustNot?: number[];
  /** The numbers of records that the search may find but need not. */
  may?: number[];
}

/** Returns a golden query that must find the given records and no others, except those in `may`. */
export const only = (query: string, must: number[], may: number[] = []): GoldenQuery => ({
  query,
  must,
  may,
});
