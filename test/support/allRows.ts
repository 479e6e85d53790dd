import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { localTables } from './localTables';

/** Names in one order: the tables give them in any. */
const ordered = (_name: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Every row of every table of the local stack, as text, by its address: `<table> <pk> <sk>`. */
export async function allRows(): Promise<Map<string, string>> {
  const client = localTables.open();
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  const rows = new Map<string, string>();
  for (const TableName of TableNames)
    for await (const { Items = [] } of paginateScan({ client }, { TableName }))
      for (const item of Items) rows.set(`${TableName} ${item.pk} ${item.sk}`, JSON.stringify(item, ordered));
  client.destroy();
  return rows;
}
