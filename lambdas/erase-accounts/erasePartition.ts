import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { collection } from '../lib/collection';
import { tables } from '../lib/tables';

/** DynamoDB's own limit for one BatchWriteItem. */
const PER_REQUEST = 25;

/** Removes every item of a partition. */
export async function erasePartition(table: string, pk: string): Promise<void> {
  const items = await collection(table, pk);
  for (let at = 0; at < items.length; at += PER_REQUEST) {
    let requests = items
      .slice(at, at + PER_REQUEST)
      .map(({ sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
    while (requests.length > 0) {
      const { UnprocessedItems } = await tables.send(
        new BatchWriteCommand({ RequestItems: { [table]: requests } }),
      );
      requests = (UnprocessedItems?.[table] ?? []) as typeof requests;
    }
  }
}
