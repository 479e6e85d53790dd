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
  /**
   * The distance between neighbouring positions when all rows get new positions. A row that is moved behind
   * the last row gets the same distance to it.
   */
  step?: number;
  /** True if positions must be whole numbers. */
  isWhole?: boolean;
}

/**
 * Plans the move of the row `id` to index `to` in a list that is sorted by position. Returns the rows whose
 * positions must change, with their new positions. Usually that is only the moved row, which gets a position
 * halfway between its new neighbours. If there is no number left between them, each row between the old and
 * the new place gets the position of the row whose place it takes. If positions are missing or not ascending,
 * all rows get new ones.
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
