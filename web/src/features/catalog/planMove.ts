interface Placed {
  id: string;
  position?: number | null;
}

interface NewPosition {
  id: string;
  position: number;
}

/** The distance to the last entry at which an entry is appended. It leaves room for others in between. */
export const STEP = 1000;

/**
 * Returns which entries need a new position when one is moved to another place, counted from 0. If there is room
 * between its new neighbours, it is only the moved one; otherwise each entry between the old and the new place takes
 * over the position of its new place. When positions are missing or not ascending, all entries get new ones.
 */
export function planMove(entries: readonly Placed[], id: string, to: number): NewPosition[] {
  const moved = entries.find((entry) => entry.id === id);
  if (!moved) return [];
  const order = entries.filter((entry) => entry.id !== id);
  order.splice(to, 0, moved);
  const positions = entries.map(({ position }) => position ?? Number.NaN);
  const isAscending = positions.every((position, at) => at === 0 || position > positions[at - 1]!);
  if (!isAscending || positions.some(Number.isNaN))
    return order.map((entry, at) => ({ id: entry.id, position: (at + 1) * STEP }));
  const before = order[to - 1]?.position ?? null;
  const after = order[to + 1]?.position ?? null;
  if (before === null && after === null) return [];
  if (before === null) return [{ id, position: after! - STEP }];
  if (after === null) return [{ id, position: before + STEP }];
  if (after - before > 1) return [{ id, position: Math.floor((before + after) / 2) }];
  return order
    .map((entry, at) => ({ id: entry.id, position: positions[at]!, former: entry.position }))
    .filter(({ position, former }) => position !== former)
    .map(({ id: other, position }) => ({ id: other, position }));
}
