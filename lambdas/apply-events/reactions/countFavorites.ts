import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { OpenJob } from '../../../model/entities/OpenJob';
import { addressOf } from '../../../model/ids';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import { ifThere } from '../ifThere';
import { tables } from '../../lib/tables';
import type { Reaction } from '../Reaction';

/** How many keep a job: counted anew from the index, so that a repeated event cannot drift it. */
async function keepsOf(openJobId: string): Promise<number> {
  let keeps = 0;
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await tables.send(
      new QueryCommand({
        TableName: env('TALENT_TABLE'),
        IndexName: 'byParent',
        KeyConditionExpression: 'parentKey = :job AND begins_with(parentSort, :keep)',
        FilterExpression: 'isFavorite = :yes',
        ExpressionAttributeValues: {
          ':job': `OpenJob#${openJobId}`,
          ':keep': 'UserFavoriteOpenJobs#',
          ':yes': true,
        },
        Select: 'COUNT',
        ExclusiveStartKey,
      }),
    );
    keeps += page.Count ?? 0;
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return keeps;
}

/** Writes only what is new: a count that stands already would set off everything that follows a job's change. */
export const countFavorites: Reaction = async ({ before, after }) => {
  const row = after ?? before;
  if (row?.__typename !== 'UserFavoriteOpenJobs' || !hasChanged(before, after, ['isFavorite'])) return;
  const openJobId = String(row.openJobID);
  await ifThere(
    new UpdateCommand({
      TableName: env('OPEN_JOB_TABLE'),
      Key: addressOf(OpenJob, openJobId),
      UpdateExpression: 'SET favoriteCount = :keeps',
      ConditionExpression:
        'attribute_exists(pk) AND (attribute_not_exists(favoriteCount) OR favoriteCount <> :keeps)',
      ExpressionAttributeValues: { ':keeps': await keepsOf(openJobId) },
    }),
  );
};
