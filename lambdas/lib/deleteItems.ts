import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { RecordKey } from '../../model/ids';
import { tables } from './tables';

/** DynamoDB's maximum number of items in one BatchWriteItem. */
const PER_REQUEST = 25;

/** Deletes the items with these keys from a table. Missing items are ignored. */
export async function deleteItems(table: string, keys: readonly RecordKey[]): Promise<void> {
  for (let at = 0; at < keys.length; at += PER_REQUEST) {
    let requests = keys
      .slice(at, at + PER_REQUEST)
      .map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
    while (requests.length > 0) {
      const { UnprocessedItems } = await tables.send(
        new BatchWriteCommand({ RequestItems: { [table]: requests } }),
      );
      requests = (UnprocessedItems?.[table] ?? []) as typeof requests;
    }
  }
}
