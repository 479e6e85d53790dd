import { setTimeout as pause } from 'node:timers/promises';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { createDynamoDbClient } from '../createDynamoDbClient';

const patience = 10_000;

/**
 * Resolves when the DynamoDB at `endpoint` accepts requests.
 * @param alive returns false if the engine has ended, so that waiting is of no use
 * @throws Error with one sentence after ten seconds, or as soon as `alive` returns false
 */
export async function waitUntilHealthy(endpoint: string, alive: () => boolean): Promise<void> {
  const client = createDynamoDbClient(endpoint, 'us-east-1');
  client.config.maxAttempts = () => Promise.resolve(1);
  const deadline = Date.now() + patience;
  try {
    for (;;) {
      try {
        await client.send(new ListTablesCommand({ Limit: 1 }));
        return;
      } catch {
        if (!alive() || Date.now() > deadline) throw new Error(`DynamoDB does not answer at ${endpoint}.`);
        await pause(10);
      }
    }
  } finally {
    client.destroy();
  }
}
