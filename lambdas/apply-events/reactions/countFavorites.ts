import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { OpenJob } from '../../../model/entities/OpenJob';
import { addressOf } from '../../../model/ids';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import { countRows } from '../../lib/countRows';
import { ifThere } from '../ifThere';
import type { Recount } from '../Recount';

/** Writes only what is new: a count that stands already would set off everything that follows a job's change. */
export const countFavorites: Recount = {
  concerns({ before, after }) {
    const row = after ?? before;
    if (row?.__typename !== 'UserFavoriteOpenJobs' || !hasChanged(before, after, ['isFavorite'])) return;
    return String(row.openJobID);
  },
  async recount(openJobId) {
    const keeps = await countRows(`OpenJob#${openJobId}`, 'UserFavoriteOpenJobs', ['isFavorite', true]);
    await ifThere(
      new UpdateCommand({
        TableName: env('OPEN_JOB_TABLE'),
        Key: addressOf(OpenJob, openJobId),
        UpdateExpression: 'SET favoriteCount = :keeps',
        ConditionExpression:
          'attribute_exists(pk) AND (attribute_not_exists(favoriteCount) OR favoriteCount <> :keeps)',
        ExpressionAttributeValues: { ':keeps': keeps },
      }),
    );
  },
};
