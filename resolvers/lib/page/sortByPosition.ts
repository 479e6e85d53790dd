import type { Item } from '../resolver';

/** Larger than any position, so that all sums have the same number of digits. */
const BASE = 10000000000;

/**
 * Rows by `position`: rows without one first, equal ones in their given order. The runtime can only sort
 * text, so the sort key begins with the number.
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
