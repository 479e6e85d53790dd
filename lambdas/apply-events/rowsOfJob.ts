import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../lib/env';
import type { Item } from '../lib/Item';
import { tables } from '../lib/tables';

/** The keeps and applications of a job, page by page. */
export async function* rowsOfJob(openJobId: string): AsyncGenerator<Item> {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await tables.send(
      new QueryCommand({
        TableName: env('TALENT_TABLE'),
        IndexName: 'byParent',
        KeyConditionExpression: 'parentKey = :job',
        ExpressionAttributeValues: { ':job': `OpenJob#${openJobId}` },
        ExclusiveStartKey,
      }),
    );
    yield* (page.Items ?? []) as Item[];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
