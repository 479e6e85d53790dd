import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { localTables } from '../localTables';

const TABLES = ['Talent', 'OpenJob', 'Conversation', 'Catalog'];

/**
 * Reads all rows of the tables of talents, jobs, conversations and the catalog in the running stack, by table
 * and key.
 */
export async function storedRows(): Promise<Map<string, Record<string, unknown>>> {
  const client = localTables.open();
  const rows = new Map<string, Record<string, unknown>>();
  for (const table of TABLES) {
    const TableName = await localTables.nameOf(client, table);
    for await (const { Items = [] } of paginateScan({ client }, { TableName }))
      for (const item of Items) rows.set(`${table} ${item.pk} ${item.sk}`, item);
  }
  client.destroy();
  return rows;
}
