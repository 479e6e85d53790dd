import { useState } from 'react';

const nothing: readonly never[] = [];

/**
 * Returns the selected rows of a table and a function that changes them. The selection ends when the conditions of the
 * list change, because what is then selected may no longer be in the list; it stays from page to page.
 * @param conditions the conditions of the list, without the page and the order
 */
export function useSelection<Row>(
  conditions: unknown,
): [rows: readonly Row[], change: (next: (before: readonly Row[]) => readonly Row[]) => void] {
  const key = JSON.stringify(conditions ?? null);
  const [state, setState] = useState<{ key: string; rows: readonly Row[] }>({ key, rows: nothing });
  const rowsOf = (one: typeof state) => (one.key === key ? one.rows : nothing);
  return [rowsOf(state), (next) => setState((before) => ({ key, rows: next(rowsOf(before)) }))];
}
