/**
 * Returns a list with the item `id` moved to the index `to`. The index is counted in the list without the
 * moved item.
 */
export function moveItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  to: number,
): Item[] {
  const others = items.filter((item) => item.id !== id);
  const moved = items.filter((item) => item.id === id);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}
