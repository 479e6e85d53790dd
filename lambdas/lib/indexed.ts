import { eachIndexed } from './eachIndexed';
import type { Item } from './Item';

/** Reads all items that an index contains under a key. Use it when the loop body changes the items. */
export async function indexed(...at: Parameters<typeof eachIndexed>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of eachIndexed(...at)) items.push(item);
  return items;
}
