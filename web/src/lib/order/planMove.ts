interface Placed {
  id: string;
  position: number;
}

/** The distance between the positions of neighbours in a list that is numbered again. */
const STEP = 1;

/**
 * Returns the new positions that move a row to the place `to` (counted from 0) of a list in the order of its
 * positions. Usually only the moved row gets a new one, halfway between its neighbours. All rows are numbered
 * again only when there is no number between the neighbours, for example because their positions are equal.
 */
export function planMove(rows: readonly Placed[], id: string, to: number): Placed[] {
  const moved = rows.find((row) => row.id === id);
  if (!moved || rows[to] === moved) return [];
  const others = rows.filter((row) => row !== moved);
  const before = others[to - 1]?.position ?? 0;
  const after = others[to]?.position ?? before + 2 * STEP;
  const position = (before + after) / 2;
  if (position > before && position < after) return [{ id, position }];
  return [...others.slice(0, to), moved, ...others.slice(to)]
    .map((row, index) => ({ id: row.id, position: (index + 1) * STEP }))
    .filter((row) => rows.find((one) => one.id === row.id)?.position !== row.position);
}
