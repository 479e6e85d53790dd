import type { Item } from '../resolver';

/** A number above every position. The sum of it and a position of 0 or more always has eleven digits. */
const BASE = 10000000000;

/**
 * Sorts rows by `position`. Rows without a position count as position 0, and rows with equal positions keep
 * their order. APPSYNC_JS can sort only texts, so the rows are sorted by texts that begin with the number.
 */
export function sortByPosition(rows: Item[]): Item[] {
  const byText: Record<string, Item> = {};
  rows.forEach((row, index) => {
    byText[`${BASE + ((row.position ?? 0) as number)}#${BASE + index}`] = row;
  });
  return Object.keys(byText)
    .sort()
    .map((text) => byText[text] as Item);
}
