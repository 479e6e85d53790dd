import { moveItem } from './moveItem';

interface Placed {
  id: string;
  position: number;
}

/** The distance between neighbouring positions when all rows are numbered again. */
const STEP = 1;

/**
 * Returns the rows whose positions must change to move a row to index `to` of a list that is sorted by
 * position. Usually this is only the moved row, which is placed halfway between its new neighbours. If there
 * is no number between the positions of the neighbours, for example because they are equal, all rows are
 * numbered again.
 */
export function planMove(rows: readonly Placed[], id: string, to: number): Placed[] {
  const moved = rows.find((row) => row.id === id);
  if (!moved || rows[to] === moved) return [];
  const others = rows.filter((row) => row !== moved);
  const before = others[to - 1]?.position ?? 0;
  const after = others[to]?.position ?? before + 2 * STEP;
  const position = (before + after) / 2;
  if (position > before && position < after) return [{ id, position }];
  return moveItem(rows, id, to)
    .map((row, index) => ({ id: row.id, position: (index + 1) * STEP }))
    .filter((row) => rows.find((one) => one.id === row.id)?.position !== row.position);
}
