import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../model/Entity';
import { catalogueItems } from './catalogues/catalogueItems';
import { presentAddresses } from './lib/presentAddresses';
import { writeAll } from './lib/writeAll';

/**
 * Adds the delivered catalogue entries that are missing and answers how many those were. What is there stays
 * as it is: an administrator may have renamed or moved it.
 */
export async function seedCatalogues(
  client: DynamoDBDocumentClient,
  tables: Record<Table, string>,
): Promise<number> {
  const items = catalogueItems();
  const partitions = [...new Set(items.map(({ item }) => item.pk))];
  const found = await Promise.all(partitions.map((pk) => presentAddresses(client, tables.Catalog, pk)));
  const present = new Set(found.flat());
  const missing = items.filter(({ item }) => !present.has(`${item.pk} ${item.sk}`));
  await writeAll(client, tables, missing);
  return missing.length;
}
