import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../../model/Entity';
import type { StoredItem } from './StoredItem';

/**
 * DynamoDB's maximum number of items in one transaction. The seed uses transactions instead of batch writes,
 * because the local cloud writes a transaction to disk at once, but each item of a batch separately.
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
        throw new Error(`DynamoDB cancelled the transaction ${ATTEMPTS} times; gave up.`);
      }
    }
    await pause(2 ** attempt * 25);
  }
}

/**
 * Puts all items into their tables and replaces existing items with the same key.
 * @param tables the names that the tables have in AWS
 * @throws Error when DynamoDB keeps cancelling a transaction; running the seed again then completes the work
 */
export async function writeAll(
  client: DynamoDBDocumentClient,
  tables: Record<Table, string>,
  items: StoredItem[],
): Promise<void> {
  // One after the other: the local cloud has a single writer, so parallel requests would only wait for its lock.
  for (let from = 0; from < items.length; from += PER_REQUEST) {
    const part = items.slice(from, from + PER_REQUEST);
    await write(
      client,
      part.map(({ table, item }) => ({ Put: { TableName: tables[table], Item: item } })),
    );
  }
}
