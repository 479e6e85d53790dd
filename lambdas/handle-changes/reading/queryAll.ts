import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { allItems } from '../../lib/allItems';
import { env } from '../needs';
import type { Item } from '../../lib/Item';

/** Returns all items that a Query of the Conversation table finds, across all pages. */
export function queryAll(query: Omit<QueryCommandInput, 'TableName'>): Promise<Item[]> {
  return allItems({ TableName: env('CONVERSATION_TABLE'), ...query });
}
