/** Words that a person types, and by number what of a corpus must be found. */
export interface GoldenQuery {
  query: string;
  must: number[];
  /** What must not be found; undefined: anything but `must` and `may`. */
  mustNot?: number[];
  /** What does no harm. */
  may?: number[];
}

/** These must be found and nothing else, but for what does no harm. */
export const only = (query: string, must: number[], may: number[] = []): GoldenQuery => ({
  query,
  must,
  may,
});
