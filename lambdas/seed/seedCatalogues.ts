import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../model/Entity';
import { catalogueItems } from './catalogues/catalogueItems';
import { writeAll } from './lib/writeAll';

/** Reads the keys of all items in a partition. Returns each of them as the text `<pk> <sk>`. */
async function readKeys(client: DynamoDBDocumentClient, TableName: string, pk: string): Promise<string[]> {
  const query = {
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ProjectionExpression: 'pk, sk',
  };
  const found: string[] = [];
  for await (const page of paginateQuery({ client }, query)) {
    found.push(...(page.Items ?? []).map((item) => `${item.pk} ${item.sk}`));
  }
  return found;
}

/**
 * Adds the catalogue entries that are missing. Existing entries are not changed, because an administrator may have
 * edited them.
 * @returns how many entries were missing
 */
export async function seedCatalogues(
  client: DynamoDBDocumentClient,
  tables: Record<Table, string>,
): Promise<number> {
  const items = catalogueItems();
  const partitions = [...new Set(items.map(({ item }) => item.pk))];
  const found = await Promise.all(partitions.map((pk) => readKeys(client, tables.Catalog, pk)));
  const present = new Set(found.flat());
  const missing = items.filter(({ item }) => !present.has(`${item.pk} ${item.sk}`));
  await writeAll(client, tables, missing);
  return missing.length;
}
