import { allItems } from './allItems';
import type { StoredRow } from './StoredRow';

/**
 * Reads all items of a DynamoDB partition or, with a prefix, those whose sort key begins with it. The reads
 * are strongly consistent.
 */
export function collection(TableName: string, pk: string, prefix?: string): Promise<StoredRow[]> {
  return allItems({
    TableName,
    KeyConditionExpression: prefix ? 'pk = :pk AND begins_with(sk, :prefix)' : 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk, ...(prefix && { ':prefix': prefix }) },
    ConsistentRead: true,
  });
}
