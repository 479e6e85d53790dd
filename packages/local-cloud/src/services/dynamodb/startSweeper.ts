import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Stack } from '../../template/Stack';
import { sweepExpired } from './sweepExpired';
import { tablesOf } from './tablesOf';

const everyMilliseconds = 10 * 60_000;

/**
 * Deletes the expired items (time to live) of the DynamoDB tables every ten minutes. AWS can take a few days
 * to delete an expired item.
 * @returns a function that ends the deletions; its promise resolves when a run in progress has ended
 */
export function startSweeper(stack: Stack, client: DynamoDBClient): () => Promise<void> {
  let sweeping = Promise.resolve();
  const sweep = async () => {
    for (const table of tablesOf(stack)) await sweepExpired(client, table, Math.floor(Date.now() / 1000));
  };
  const timer = setInterval(() => {
    sweeping = sweep().catch((error: unknown) => console.error('Expired items were not removed:', error));
  }, everyMilliseconds);
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
