import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../env';
import { tables } from '../tables';

/** DynamoDB's maximum number of items in one BatchWriteItem. */
const PER_REQUEST = 25;

interface Row {
  pk: string;
  sk: string;
}

/**
 * Stores rows of the dashboard and replaces existing ones. If several rows have the same key, only the last
 * one is stored: the row of a week, for example, is computed once for each day of the week. Returns the
 * number of stored rows.
 */
export async function storeInsights(rows: readonly Row[]): Promise<number> {
  const TableName = env('INSIGHT_TABLE');
  const latest = [...new Map(rows.map((row) => [`${row.pk}/${row.sk}`, row])).values()];
  for (let at = 0; at < latest.length; at += PER_REQUEST) {
    let requests: Record<string, unknown>[] = latest
      .slice(at, at + PER_REQUEST)
      .map((Item) => ({ PutRequest: { Item } }));
    while (requests.length > 0) {
      const { UnprocessedItems } = await tables.send(
        new BatchWriteCommand({ RequestItems: { [TableName]: requests } }),
      );
      requests = UnprocessedItems?.[TableName] ?? [];
    }
  }
  return latest.length;
}
