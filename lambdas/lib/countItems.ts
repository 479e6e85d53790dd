import { paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { tables } from './tables';

/** Counts the items that a DynamoDB Query finds, across all its pages, without returning their attributes. */
export async function countItems(query: QueryCommandInput): Promise<number> {
  let count = 0;
  for await (const page of paginateQuery({ client: tables }, { ...query, Select: 'COUNT' }))
    count += page.Count ?? 0;
  return count;
}
