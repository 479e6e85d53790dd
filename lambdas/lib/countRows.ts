import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './env';
import { tables } from './tables';

/**
 * How many rows below a job or a benefit hold a value: counted anew from the index, so that a repeated event
 * cannot drift it.
 */
export async function countRows(
  parentKey: string,
  entity: string,
  [field, value]: readonly [string, unknown],
): Promise<number> {
  let count = 0;
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await tables.send(
      new QueryCommand({
        TableName: env('TALENT_TABLE'),
        IndexName: 'byParent',
        KeyConditionExpression: 'parentKey = :parent AND begins_with(parentSort, :entity)',
        FilterExpression: '#field = :value',
        ExpressionAttributeNames: { '#field': field },
        ExpressionAttributeValues: { ':parent': parentKey, ':entity': `${entity}#`, ':value': value },
        Select: 'COUNT',
        ExclusiveStartKey,
      }),
    );
    count += page.Count ?? 0;
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return count;
}
