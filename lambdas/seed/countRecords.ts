import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../model/Entity';

export interface RecordCount {
  table: Table;
  type: string;
  count: number;
}

/** Counts the records in a table by type. Rows that are no records, such as counters, have no type. */
async function countTable(client: DynamoDBDocumentClient, table: Table, TableName: string) {
  const counts = new Map<string, number>();
  const scan = {
    TableName,
    ProjectionExpression: '#type',
    ExpressionAttributeNames: { '#type': '__typename' },
  };
  for await (const { Items = [] } of paginateScan({ client }, scan)) {
    for (const { __typename: type } of Items)
      if (typeof type === 'string') counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].sort().map(([type, count]): RecordCount => ({ table, type, count }));
}

/** Counts the records of each type in all tables. It reads every row, so it is for stages with little data. */
export async function countRecords(
  client: DynamoDBDocumentClient,
  tables: Record<Table, string>,
): Promise<RecordCount[]> {
  const all = Object.entries(tables) as [Table, string][];
  return (await Promise.all(all.map(([table, name]) => countTable(client, table, name)))).flat();
}
