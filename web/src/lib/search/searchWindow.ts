/** The number of rows of a search that the API can return, counted from the first one. */
const WINDOW = 10_000;

const deepest = (pageSize: number) => Math.floor(WINDOW / pageSize);

/** Computes which rows of a search the pages of a pager can reach. */
export const searchWindow = {
  /**
   * Returns the number of rows before a page, which is counted from 1. A page beyond the last reachable one
   * counts as the last one.
   */
  from: (page: number, pageSize: number): number => (Math.min(page, deepest(pageSize)) - 1) * pageSize,

  /** Returns how many of the `total` rows of a search are on pages that can be reached. */
  rows: (total: number, pageSize: number): number => Math.min(total, deepest(pageSize) * pageSize),
};
