import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { eachItem } from './eachItem';
import type { StoredRow } from './StoredRow';

/** Returns all items that a Query finds, across all its pages. */
export async function allItems(query: QueryCommandInput): Promise<StoredRow[]> {
  const items: StoredRow[] = [];
  for await (const item of eachItem(query)) items.push(item);
  return items;
}
