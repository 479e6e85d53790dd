import { countItems } from './countItems';
import { env } from './env';

/**
 * Counts the records of one type that belong to a job or a benefit and have the given value in an attribute.
 * It counts the stored records and does not add up changes, so that a change that is delivered twice cannot
 * make the count wrong.
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
