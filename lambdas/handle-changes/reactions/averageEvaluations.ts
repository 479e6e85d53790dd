import { User } from '../../../model/entities/User';
import { keyOf } from '../../../model/ids';
import { averagedFields } from '../../../model/snapshots/evaluationAverage';
import { refresh } from '../../derived/refresh';
import { hasChanged } from '../../lib/hasChanged';
import type { Recount } from '../Recount';

/**
 * Recomputes a talent's average rating when one of the talent's evaluations changes in a field that affects
 * the average.
 */
export const averageEvaluations: Recount = {
  concerns({ before, after }) {
    const row = after ?? before;
    if (row?.__typename !== 'Evaluation' || !hasChanged(before, after, averagedFields)) return;
    return row.pk;
  },
  recount: (sub) => refresh('Talent', keyOf(User, sub), ['User.evaluationAvg']),
};
