/** A search text, and the numbers of those records in the corpus that it must find. */
export interface GoldenQuery {
  query: string;
  must: number[];
  /**
   * The numbers of records that must not be found. Undefined means all that are neither in `must` nor in
   * `may`.
   */
  mustNot?: number[];
  /** The numbers of records that the search may find but need not. */
  may?: number[];
}

/** Returns a search that must find the given records and no others, except those in `may`. */
export const only = (query: string, must: number[], may: number[] = []): GoldenQuery => ({
  query,
  must,
  may,
});
