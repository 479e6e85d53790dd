/**
 * Removes from `items` the record that differs least from an entry of a CV, and returns it; undefined if no
 * record fits. Because it is removed, no other entry is compared with it.
 * @param countDifferences returns how many fields of a record differ from the entry, or null if the record
 * does not fit
 */
export function takeClosest<Item>(
  items: Item[],
  countDifferences: (item: Item) => number | null,
): Item | undefined {
  const fitting = items
    .map((item) => ({ item, count: countDifferences(item) }))
    .filter((each): each is { item: Item; count: number } => each.count !== null)
    .sort((a, b) => a.count - b.count);
  const [closest] = fitting;
  if (closest) items.splice(items.indexOf(closest.item), 1);
  return closest?.item;
}
