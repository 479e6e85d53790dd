import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from './Item';
import { tables } from './tables';

/** Every item that an index holds under a key, page by page: one page at a time is in memory. */
export async function* eachIndexed(
  TableName: string,
  IndexName: string,
  attribute: string,
  value: string,
): AsyncGenerator<Item> {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await tables.send(
      new QueryCommand({
        TableName,
        IndexName,
        KeyConditionExpression: '#key = :value',
        ExpressionAttributeNames: { '#key': attribute },
        ExpressionAttributeValues: { ':value': value },
        ExclusiveStartKey,
      }),
    );
    yield* (page.Items ?? []) as Item[];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
