/** The API answers within its first 10,000 rows. */
const WINDOW = 10_000;

const deepest = (pageSize: number) => Math.floor(WINDOW / pageSize);

/** The rows of a search that pages can reach. */
export const searchWindow = {
  /** The number of rows before a page, counted from 1; a page outside the window counts as the last one inside. */
  from: (page: number, pageSize: number): number => (Math.min(page, deepest(pageSize)) - 1) * pageSize,

  /** How many of `total` rows are on reachable pages. */
  rows: (total: number, pageSize: number): number => Math.min(total, deepest(pageSize) * pageSize),
};
