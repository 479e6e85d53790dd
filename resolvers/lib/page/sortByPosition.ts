import type { StoredRow } from '../../generated/types';

/** A number above every position. A position added to it always has eleven digits. */
const BASE = 10000000000;

/**
 * Returns rows sorted by `position`; a missing position counts as 0, and rows with equal positions keep their
 * order. APPSYNC_JS can sort only texts, so texts that begin with the number are sorted.
 */
export function sortByPosition(rows: StoredRow[]): StoredRow[] {
  const byText: Record<string, StoredRow> = {};
  rows.forEach((row, index) => {
    byText[`${BASE + ((row.position ?? 0) as number)}#${BASE + index}`] = row;
  });
  return Object.keys(byText)
    .sort()
    .map((text) => byText[text]!);
}
