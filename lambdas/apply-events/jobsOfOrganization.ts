import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../lib/env';
import type { Item } from '../lib/Item';
import { tables } from '../lib/tables';

/** The jobs of an organization, page by page. */
export async function* jobsOfOrganization(organizationId: string): AsyncGenerator<Item> {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await tables.send(
      new QueryCommand({
        TableName: env('OPEN_JOB_TABLE'),
        IndexName: 'byOrganization',
        KeyConditionExpression: 'organizationOpenJobsId = :organization',
        ExpressionAttributeValues: { ':organization': organizationId },
        ExclusiveStartKey,
      }),
    );
    yield* (page.Items ?? []) as Item[];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
