/**
 * How many results of a search can be reached in all by paging through them. The API does not return the
 * results after these.
 */
const WINDOW = 10_000;

const deepest = (pageSize: number) => Math.floor(WINDOW / pageSize);

/** Calculates which pages of a search can be reached: those within its first 10,000 results. */
export const searchWindow = {
  /**
   * Returns the index of a page's first row. Pages are counted from 1; a page beyond the last reachable one
   * is treated as the last one.
   */
  from: (page: number, pageSize: number): number => (Math.min(page, deepest(pageSize)) - 1) * pageSize,

  /** Returns how many of a search's results (`total`) are on pages that can be reached. */
  rows: (total: number, pageSize: number): number => Math.min(total, deepest(pageSize) * pageSize),
};
