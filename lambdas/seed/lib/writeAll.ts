import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../../model/Entity';
import type { StoredItem } from './StoredItem';

/**
 * DynamoDB's own limit for one TransactWriteItems. Transactions rather than batches: the local engine makes each
 * durable once, while it does so for every item of a batch.
 */
const PER_REQUEST = 100;
const ATTEMPTS = 8;

type Puts = { Put: { TableName: string; Item: Record<string, unknown> } }[];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function write(client: DynamoDBDocumentClient, puts: Puts): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: puts }));
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      if (attempt === ATTEMPTS) {
        throw new Error(`The tables took too few writes at a time: gave up after ${ATTEMPTS} attempts.`);
      }
    }
    await pause(2 ** attempt * 25);
  }
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
  // One after the other: the local engine has one writer, and more requests at once only wait at its lock.
  for (let from = 0; from < items.length; from += PER_REQUEST) {
    const part = items.slice(from, from + PER_REQUEST);
    await write(
      client,
      part.map(({ table, item }) => ({ Put: { TableName: tables[table], Item: item } })),
    );
  }
}
