/** The API answers within its window of 10,000 rows; nobody pages further. */
const WINDOW = 10_000;

const deepest = (pageSize: number) => Math.floor(WINDOW / pageSize);

/** Which rows of a search can be paged to. */
export const searchWindow = {
  /** Before the first row of a page, from 1, as an address names it; what lies outside reads as the last one within. */
  from: (page: number, pageSize: number): number => (Math.min(page, deepest(pageSize)) - 1) * pageSize,

  /** How many of `total` rows lie on pages that can be asked for. */
  rows: (total: number, pageSize: number): number => Math.min(total, deepest(pageSize) * pageSize),
};
