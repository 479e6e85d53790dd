import { eachIndexed } from './eachIndexed';
import type { Item } from './Item';

/**
 * Reads all items that a secondary index has for a key into memory. Use it, not `eachIndexed`, if the items
 * are changed while they are processed.
 */
export async function indexed(...at: Parameters<typeof eachIndexed>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of eachIndexed(...at)) items.push(item);
  return items;
}
