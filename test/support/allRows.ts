import { EngineApi } from '@enishi/local-cloud/dynamodb';
import { localTables } from './localTables';

/** A table row in the typed JSON of DynamoDB's API. */
export interface TableRow {
  pk: { S: string };
  sk: { S: string };
  id?: { S: string };
}

interface Page {
  Items?: TableRow[];
  LastEvaluatedKey?: object;
}

/**
 * Returns every row of every table of the local stack, by `<table> <pk> <sk>`. The rows are in DynamoDB's
 * typed JSON, because decoding them would take longer than the tests that use them. The order of their
 * attributes varies.
 */
export async function allRows(): Promise<Map<string, TableRow>> {
  const api = new EngineApi(localTables.endpoint(), 'DynamoDB');
  const rows = new Map<string, TableRow>();
  const { TableNames } = await api.call<{ TableNames: string[] }>('ListTables', {});
  for (const TableName of TableNames) {
    let ExclusiveStartKey: object | undefined;
    do {
      const page: Page = await api.call('Scan', { TableName, ExclusiveStartKey });
      for (const item of page.Items ?? []) rows.set(`${TableName} ${item.pk.S} ${item.sk.S}`, item);
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
  }
  api.close();
  return rows;
}
