/** The maximum number of results of one search that the API can return on all pages together. */
const WINDOW = 10_000;

const deepest = (pageSize: number) => Math.floor(WINDOW / pageSize);

/** Limits the pages of a search to those that the API can return. */
export const searchWindow = {
  /**
   * Returns the index of a page's first row. Pages are counted from 1; a page beyond the last reachable one
   * is treated as the last one.
   */
  from: (page: number, pageSize: number): number => (Math.min(page, deepest(pageSize)) - 1) * pageSize,

  /** Returns how many of the `total` results of a search are on reachable pages. */
  rows: (total: number, pageSize: number): number => Math.min(total, deepest(pageSize) * pageSize),
};
