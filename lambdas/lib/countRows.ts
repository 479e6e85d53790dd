import { countItems } from './countItems';
import { env } from './env';

/**
 * Counts the rows of one type below a job or a benefit in which an attribute has the given value. It always counts all
 * of them instead of adding up changes, so that a change that arrives twice cannot make the count wrong.
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
