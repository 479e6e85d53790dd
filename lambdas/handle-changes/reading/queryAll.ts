import { paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { env } from '../needs';
import type { Item } from '../../lib/Item';
import { tables } from '../../lib/tables';

/** Returns all items of a query of the Conversation table, across pages. */
export async function queryAll(query: Omit<QueryCommandInput, 'TableName'>): Promise<Item[]> {
  const items: Item[] = [];
  const input = { TableName: env('CONVERSATION_TABLE'), ...query };
  for await (const { Items = [] } of paginateQuery({ client: tables }, input))
    items.push(...(Items as Item[]));
  return items;
}
