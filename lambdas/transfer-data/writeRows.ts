import { BatchWriteItemCommand, type WriteRequest } from '@aws-sdk/client-dynamodb';
import type { Table } from '../../model/Entity';
import { tableName } from '../lib/tableName';
import { rawTables } from './rawTables';
import type { Row } from '../../model/transfer/Row';

/** Maximum number of writes in one request to DynamoDB. */
const A_BATCH = 25;

/** Replaces and deletes rows of a table. Repeating the same call is harmless. */
export async function writeRows(
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
