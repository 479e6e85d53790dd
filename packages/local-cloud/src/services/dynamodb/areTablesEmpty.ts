import { ScanCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Stack } from '../../template/Stack';
import { tablesOf } from './tablesOf';

/** Returns whether all tables of the stack are empty. */
export async function areTablesEmpty(stack: Stack, client: DynamoDBClient): Promise<boolean> {
  const counts = await Promise.all(
    tablesOf(stack).map(async ({ physicalId }) => {
      const { Items } = await client.send(new ScanCommand({ TableName: physicalId, Limit: 1 }));
      return Items?.length ?? 0;
    }),
  );
  return counts.every((count) => count === 0);
}
