import { eachIndexed } from './eachIndexed';
import type { StoredRow } from './StoredRow';

/**
 * Reads all items that a secondary index has for a key into memory. Use it, not `eachIndexed`, if the items
 * are changed while they are processed.
 */
export async function indexed(...at: Parameters<typeof eachIndexed>): Promise<StoredRow[]> {
  const items: StoredRow[] = [];
  for await (const item of eachIndexed(...at)) items.push(item);
  return items;
}
