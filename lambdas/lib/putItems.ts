import { setTimeout } from 'node:timers/promises';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { tables } from './tables';

/** DynamoDB's maximum number of items in one BatchWriteItem. */
const PER_REQUEST = 25;
const MOST_REPEATS = 8;
const FIRST_PAUSE = 25;

/**
 * Stores items in a table, in place of those with the same keys. Each key may occur once.
 * @throws Error when DynamoDB leaves items unprocessed after eight repetitions
 */
export async function putItems(table: string, items: readonly Record<string, unknown>[]): Promise<void> {
  for (let at = 0; at < items.length; at += PER_REQUEST) {
    let requests = items.slice(at, at + PER_REQUEST).map((Item) => ({ PutRequest: { Item } }));
    for (let repeat = 0; requests.length > 0; repeat += 1) {
      if (repeat > MOST_REPEATS) throw new Error('DynamoDB leaves items unprocessed.');
      if (repeat > 0) await setTimeout(Math.random() * FIRST_PAUSE * 2 ** (repeat - 1));
      const { UnprocessedItems } = await tables.send(
        new BatchWriteCommand({ RequestItems: { [table]: requests } }),
      );
      requests = (UnprocessedItems?.[table] ?? []) as typeof requests;
    }
  }
}
