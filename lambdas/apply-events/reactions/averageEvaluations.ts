import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Evaluation } from '../../../model/entities/Evaluation';
import { User } from '../../../model/entities/User';
import { addressOf, childrenPrefix } from '../../../model/ids';
import { averagedFields, evaluationAverage } from '../../../model/snapshots/evaluationAverage';
import { collection } from '../../lib/collection';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import { ifThere } from '../ifThere';
import type { Recount } from '../Recount';

/**
 * Keeps a talent's average over the published evaluations. Counted anew each time, so that a repeated event cannot
 * drift it.
 */
export const averageEvaluations: Recount = {
  concerns({ before, after }) {
    const row = after ?? before;
    if (row?.__typename !== 'Evaluation' || !hasChanged(before, after, averagedFields)) return;
    return row.pk;
  },
  async recount(sub) {
    const TableName = env('TALENT_TABLE');
    const { pk, sk } = childrenPrefix(Evaluation, sub);
    const average = evaluationAverage(await collection(TableName, pk, sk));
    const Key = addressOf(User, sub);
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
  },
};
