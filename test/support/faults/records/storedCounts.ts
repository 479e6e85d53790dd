import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { localTables } from '../../localTables';

const isCounter = ({ pk }: Record<string, unknown>) => String(pk).startsWith('Counter#');

/**
 * Reads the stored value of each counter, and `favoriteCount` of each row in the table of jobs, which is 0
 * for rows without it. The keys are `pk/sk`.
 */
export async function storedCounts(client: DynamoDBDocumentClient): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const [table, field] of [
    ['Insight', 'events'],
    ['OpenJob', 'favoriteCount'],
  ] as const) {
    const TableName = await localTables.nameOf(client, table);
    for await (const { Items = [] } of paginateScan({ client }, { TableName }))
      for (const item of Items)
        if (table === 'OpenJob' || isCounter(item))
          counts.set(`${item.pk}/${item.sk}`, Number(item[field] ?? 0));
  }
  return counts;
}
