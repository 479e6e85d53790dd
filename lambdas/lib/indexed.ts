import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from './Item';
import { tables } from './tables';

/** Every item that an index holds under a key, however many pages. */
export async function indexed(
  TableName: string,
  IndexName: string,
  attribute: string,
  value: string,
): Promise<Item[]> {
  const items: Item[] = [];
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
    items.push(...((page.Items ?? []) as Item[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}
