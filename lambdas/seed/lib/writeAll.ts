import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../../model/Entity';
import type { StoredItem } from './StoredItem';

/** DynamoDB's own limit for one BatchWriteItem. */
const PER_REQUEST = 25;
const IN_FLIGHT = 16;
const ATTEMPTS = 8;

type Requests = Record<string, { PutRequest: { Item: Record<string, unknown> } }[]>;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function writeBatch(client: DynamoDBDocumentClient, requests: Requests): Promise<void> {
  let rest = requests;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await pause(2 ** attempt * 25);
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: rest }));
    rest = (UnprocessedItems ?? {}) as Requests;
    if (Object.keys(rest).length === 0) return;
  }
  throw new Error(`The tables took too few writes at a time: gave up after ${ATTEMPTS} attempts.`);
}

/**
 * Puts every item, in no particular order, over whatever lies at its address. `tables` names each table
 * physically. Throws when the tables keep refusing; a repeat then finishes the work.
 */
export async function writeAll(
  client: DynamoDBDocumentClient,
  tables: Record<Table, string>,
  items: StoredItem[],
): Promise<void> {
  const queue: Requests[] = [];
  for (let from = 0; from < items.length; from += PER_REQUEST) {
    const batch: Requests = {};
    for (const { table, item } of items.slice(from, from + PER_REQUEST)) {
      (batch[tables[table]] ??= []).push({ PutRequest: { Item: item } });
    }
    queue.push(batch);
  }
  const worker = async () => {
    for (let batch = queue.shift(); batch; batch = queue.shift()) await writeBatch(client, batch);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
}
