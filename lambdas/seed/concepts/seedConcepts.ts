import { isDeepStrictEqual } from 'node:util';
import { type DynamoDBDocumentClient, paginateQuery, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { conceptRows } from './conceptRows';

/** DynamoDB's maximum number of items in one transaction. */
const PER_REQUEST = 100;

const PARTITION = 'Concepts';

/** Reads the stored rows, by their sort key. */
async function readRows(client: DynamoDBDocumentClient, TableName: string): Promise<Map<string, object>> {
  const query = {
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': PARTITION },
  };
  const rows = new Map<string, object>();
  for await (const { Items = [] } of paginateQuery({ client }, query))
    for (const item of Items) rows.set(String(item.sk), item);
  return rows;
}

/**
 * Stores the concepts with which searches understand texts: writes the rows that are missing or differ, and deletes those
 * that are no longer needed. Nobody edits them.
 * @param TableName the name of the table Catalog
 * @returns how many rows were written or deleted
 */
export async function seedConcepts(client: DynamoDBDocumentClient, TableName: string): Promise<number> {
  const stored = await readRows(client, TableName);
  const rows = conceptRows();
  const needed = new Set(rows.map(({ sk }) => sk));
  const writes = [
    ...rows
      .filter((row) => !isDeepStrictEqual(row, stored.get(row.sk)))
      .map((Item) => ({ Put: { TableName, Item } })),
    ...[...stored.keys()]
      .filter((sk) => !needed.has(sk))
      .map((sk) => ({ Delete: { TableName, Key: { pk: PARTITION, sk } } })),
  ];
  // One after the other, as the rest of the seed (`writeAll`).
  for (let from = 0; from < writes.length; from += PER_REQUEST)
    await client.send(new TransactWriteCommand({ TransactItems: writes.slice(from, from + PER_REQUEST) }));
  return writes.length;
}
