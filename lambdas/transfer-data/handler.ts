import { files } from './files';
import { readAccounts } from './readAccounts';
import { restoreAccount } from './restoreAccount';
import { restoreState } from './restoreState';
import type { TransferRequest } from '../../model/transfer/TransferRequest';
import {
  type AttributeValue,
  ScanCommand,
  BatchWriteItemCommand,
  type WriteRequest,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import type { Table } from '../../model/Entity';
import { tableName } from '../lib/tableName';
import type { Row } from '../../model/transfer/Row';

/**
 * A DynamoDB client that reads and writes rows in DynamoDB's own JSON. When DynamoDB throttles requests, the
 * client sends fewer, so that a restore writes as fast as the tables accept.
 */
const rawTables = new DynamoDBClient({ maxAttempts: 10, retryMode: 'adaptive' });

/** Maximum number of writes in one request to DynamoDB. */
const A_BATCH = 25;

/** Replaces and deletes rows of a table. Repeating the same call is harmless. */
async function writeRows(
  table: Table,
  puts: readonly Row[] = [],
  deletes: readonly Row[] = [],
): Promise<void> {
  const name = tableName(table);
  const writes = [
    ...puts.map((Item) => ({ PutRequest: { Item } })),
    ...deletes.map((Key) => ({ DeleteRequest: { Key } })),
  ] as WriteRequest[];
  for (let at = 0; at < writes.length; at += A_BATCH) {
    let left = writes.slice(at, at + A_BATCH);
    while (left.length > 0) {
      const answer = await rawTables.send(new BatchWriteItemCommand({ RequestItems: { [name]: left } }));
      left = answer.UnprocessedItems?.[name] ?? [];
    }
  }
}

/** Maximum number of rows in one response. A Lambda function's response may have at most 6 MB. */
const A_PAGE = 1_000;

/** Returns one page of a table, read with strong consistency. `from` is the `next` of the page before. */
async function readRows(table: Table, from?: Row): Promise<{ rows: Row[]; next?: Row }> {
  const { Items = [], LastEvaluatedKey } = await rawTables.send(
    new ScanCommand({
      TableName: tableName(table),
      ConsistentRead: true,
      Limit: A_PAGE,
      ExclusiveStartKey: from as Record<string, AttributeValue> | undefined,
    }),
  );
  return { rows: Items as Row[], next: LastEvaluatedKey as Row | undefined };
}

/**
 * Reads and writes the data of a stage, one page in each call, for the commands `backup` and `restore`. Only
 * operators may invoke this function, because it can read and write all data.
 */
export async function handler(request: TransferRequest): Promise<unknown> {
  switch (request.action) {
    case 'beginRestore':
      return restoreState.begin(request.backup);
    case 'endRestore':
      return restoreState.end();
    case 'readRows':
      return readRows(request.table, request.from);
    case 'writeRows':
      return writeRows(request.table, request.puts, request.deletes);
    case 'readAccounts':
      return readAccounts(request.from);
    case 'restoreAccount':
      return restoreAccount(request.account);
    case 'listFiles':
      return files.list(request.area, request.from);
    case 'signDownload':
      return files.signDownload(request.key);
    case 'signUpload':
      return files.signUpload(request.key, request.headers);
  }
}
