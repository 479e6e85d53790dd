/**
 * Returns the record that differs least from an entry of a file, and removes it from the list, so that no second entry
 * is compared with it. Undefined if none fits.
 * @param countDifferences how many fields differ; null for a record that is a different thing
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
