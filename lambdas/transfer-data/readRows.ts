import { type AttributeValue, ScanCommand } from '@aws-sdk/client-dynamodb';
import type { Table } from '../../model/Entity';
import { tableName } from '../lib/tableName';
import { rawTables } from './rawTables';
import type { Row } from '../../model/transfer/Row';

/** Maximum number of rows in one response. A Lambda function's response may have at most 6 MB. */
const A_PAGE = 1_000;

/** Returns one page of a table, read with strong consistency. `from` is the `next` of the page before. */
export async function readRows(table: Table, from?: Row): Promise<{ rows: Row[]; next?: Row }> {
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
