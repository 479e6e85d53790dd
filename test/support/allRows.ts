import { EngineApi } from '../../local/services/dynamodb/EngineApi';
import { localTables } from './localTables';

interface Page {
  Items?: { pk: { S: string }; sk: { S: string } }[];
  LastEvaluatedKey?: object;
}

/** Names in one order: the tables give them in any. */
const ordered = (_name: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Every row of every table of the local stack, by its address, `<table> <pk> <sk>`: as text, in the typed JSON of
 * DynamoDB's API, since unpacking all of them takes longer than the tests that ask.
 */
export async function allRows(): Promise<Map<string, string>> {
  const api = new EngineApi(localTables.endpoint(), 'DynamoDB');
  const rows = new Map<string, string>();
  const { TableNames } = await api.call<{ TableNames: string[] }>('ListTables', {});
  for (const TableName of TableNames) {
    let ExclusiveStartKey: object | undefined;
    do {
      const page: Page = await api.call('Scan', { TableName, ExclusiveStartKey });
      for (const item of page.Items ?? [])
        rows.set(`${TableName} ${item.pk.S} ${item.sk.S}`, JSON.stringify(item, ordered));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
  }
  api.close();
  return rows;
}
