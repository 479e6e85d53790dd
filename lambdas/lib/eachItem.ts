import { paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { StoredRow } from './StoredRow';
import { tables } from './tables';

/**
 * Yields the items that a DynamoDB Query finds, across all its pages. Only one page of them is in memory at a
 * time.
 */
export async function* eachItem(query: QueryCommandInput): AsyncGenerator<StoredRow> {
  for await (const { Items = [] } of paginateQuery({ client: tables }, query)) yield* Items as StoredRow[];
}
