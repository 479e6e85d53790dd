import { eachItem } from './eachItem';
import type { StoredRow } from './StoredRow';

/** Yields the items that a secondary index has for a key. Only one page of them is in memory at a time. */
export function eachIndexed(
  TableName: string,
  IndexName: string,
  attribute: string,
  value: string,
): AsyncGenerator<StoredRow> {
  return eachItem({
    TableName,
    IndexName,
    KeyConditionExpression: '#key = :value',
    ExpressionAttributeNames: { '#key': attribute },
    ExpressionAttributeValues: { ':value': value },
  });
}
