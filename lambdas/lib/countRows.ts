import { countItems } from './countItems';
import { env } from './env';

/**
 * Counts the rows below a job or a benefit that hold a value. Reads the index each time instead of adding up
 * changes, so a repeated event cannot make the count wrong.
 */
export function countRows(
  parentKey: string,
  entity: string,
  [field, value]: readonly [string, unknown],
): Promise<number> {
  return countItems({
    TableName: env('TALENT_TABLE'),
    IndexName: 'byParent',
    KeyConditionExpression: 'parentKey = :parent AND begins_with(parentSort, :entity)',
    FilterExpression: '#field = :value',
    ExpressionAttributeNames: { '#field': field },
    ExpressionAttributeValues: { ':parent': parentKey, ':entity': `${entity}#`, ':value': value },
  });
}
