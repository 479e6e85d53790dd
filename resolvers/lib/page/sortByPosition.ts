import type { Item } from '../resolver';

/** A number above every position. Added to a position, it gives all sort keys the same number of digits. */
const BASE = 10000000000;

/**
 * Sorts rows by `position`. Rows without a position come first, and equal ones keep their order. APPSYNC_JS can sort
 * text only, so each sort key is a text that begins with the number.
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
