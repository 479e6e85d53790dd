import type { Item } from '../resolver';

/** Above every position that there can be, so that each has as many digits. */
const BASE = 10000000000;

/**
 * Rows in the order of their `position`; those without one first, equal ones as they came. The runtime sorts
 * texts only, so the numbers lead the text.
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
