import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Evaluation } from '../../../model/entities/Evaluation';
import { User } from '../../../model/entities/User';
import { addressOf, childrenPrefix } from '../../../model/ids';
import { collection } from '../../lib/collection';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import type { Item } from '../../lib/Item';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';

const RATINGS = [
  'informationGatheringRating',
  'analysisRating',
  'writeDocumentsRating',
  'communicationRating',
  'presentationRating',
];

/** The total that an evaluation gives, or the mean of what it gives instead; nothing when it gives none. */
function ratingOf(evaluation: Item): number[] {
  if (typeof evaluation.totalRating === 'number') return [evaluation.totalRating];
  const given = RATINGS.map((field) => evaluation[field]).filter((value) => typeof value === 'number');
  return given.length > 0 ? [given.reduce((sum, value) => sum + value, 0) / given.length] : [];
}

/**
 * A talent's average over the published evaluations, to one decimal; none without any. Counted anew each time, so
 * that a repeated event cannot drift it.
 */
export const averageEvaluations: Reaction = async ({ before, after }) => {
  const row = after ?? before;
  if (row?.__typename !== 'Evaluation') return;
  if (!hasChanged(before, after, ['published', 'totalRating', ...RATINGS])) return;
  const TableName = env('TALENT_TABLE');
  const { pk, sk } = childrenPrefix(Evaluation, row.pk);
  const published = (await collection(TableName, pk, sk)).filter((item) => item.published === true);
  const ratings = published.flatMap(ratingOf);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const average = ratings.length > 0 ? Math.round((sum / ratings.length) * 10) / 10 : undefined;
  const Key = addressOf(User, pk);
  await ifThere(
    average === undefined
      ? new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: 'REMOVE evaluationAvg',
          ConditionExpression: 'attribute_exists(evaluationAvg)',
        })
      : new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: 'SET evaluationAvg = :average',
          ConditionExpression:
            'attribute_exists(pk) AND (attribute_not_exists(evaluationAvg) OR evaluationAvg <> :average)',
          ExpressionAttributeValues: { ':average': average },
        }),
  );
};
