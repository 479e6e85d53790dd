import { eachIndexed } from './eachIndexed';
import type { Item } from './Item';

/** Every item that an index holds under a key, read before any of them is changed. */
export async function indexed(...at: Parameters<typeof eachIndexed>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of eachIndexed(...at)) items.push(item);
  return items;
}
