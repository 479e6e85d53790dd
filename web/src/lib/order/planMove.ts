import { moveItem } from './moveItem';

interface Placed {
  id: string;
  position?: number | null;
}

interface NewPosition {
  id: string;
  position: number;
}

interface Numbering {
  /** The distance between neighbouring positions when all rows are numbered again, and behind the last row. */
  step?: number;
  /** True when positions are whole numbers. */
  isWhole?: boolean;
}

/**
 * Returns the rows whose positions must change to move a row to index `to` of a list that is sorted by
 * position. Usually this is only the moved row, which is placed halfway between its new neighbours. Without room
 * between them, each row between the old and the new place takes over the position of its new place. When positions
 * are missing or not ascending, all rows are numbered again.
 */
export function planMove(
  rows: readonly Placed[],
  id: string,
  to: number,
  { step = 1, isWhole = false }: Numbering = {},
): NewPosition[] {
  const moved = rows.find((row) => row.id === id);
  if (!moved || rows[to] === moved) return [];
  const order = moveItem(rows, id, to);
  const positions = rows.map(({ position }) => position ?? Number.NaN);
  const isAscending = positions.every((position, at) => at === 0 || position > positions[at - 1]!);
  if (isAscending) {
    const before = order[to - 1]?.position ?? 0;
    const after = order[to + 1]?.position ?? before + 2 * step;
    const middle = (before + after) / 2;
    const position = isWhole ? Math.floor(middle) : middle;
    if (position > before && position < after) return [{ id, position }];
  }
  return order
    .map((row, at) => ({
      ...{ id: row.id, former: row.position },
      position: isAscending ? positions[at]! : (at + 1) * step,
    }))
    .filter(({ position, former }) => position !== former)
    .map(({ id: changed, position }) => ({ id: changed, position }));
}
