import { type AttributeValue, ScanCommand } from '@aws-sdk/client-dynamodb';
import type { Table } from '../../model/Entity';
import { tableName } from '../lib/tableName';
import { rawTables } from './rawTables';
import type { Row } from '../../model/transfer/Row';

/** At most this many rows are in one answer, which a function may make 6 MB long. */
const A_PAGE = 1_000;

/** Reads one page of a table, consistently. */
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
