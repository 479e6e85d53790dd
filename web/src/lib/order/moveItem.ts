/** Returns a list with the item `id` moved to index `to`, which counts without the moved item. */
export function moveItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  to: number,
): Item[] {
  const others = items.filter((item) => item.id !== id);
  const moved = items.filter((item) => item.id === id);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}
