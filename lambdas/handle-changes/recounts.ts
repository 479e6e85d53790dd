import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { OpenJob } from '../../model/entities/OpenJob';
import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import { averagedFields } from '../../model/snapshots/evaluationAverage';
import { refresh } from '../derived/refresh';
import { hasChanged } from '../lib/hasChanged';
import type { Recount } from './Recount';

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

/**
 * Recounts the talents who keep a job when one of its keeps changes. A number that is still right is not
 * written, because each write of the job triggers all reactions to it.
 */
export const countFavorites: Recount = {
  concerns({ before, after }) {
    const row = after ?? before;
    if (row?.__typename !== 'UserFavoriteOpenJobs' || !hasChanged(before, after, ['isFavorite'])) return;
    return String(row.openJobID);
  },
  recount: (openJobId) => refresh('OpenJob', keyOf(OpenJob, openJobId), ['OpenJob.favoriteCount']),
};

/** Recounts the people who have used a benefit when the state of one use changes. */
export const countBenefitUses: Recount = {
  concerns({ before, after }) {
    const row = after ?? before;
    if (row?.__typename !== 'UserEmployeeBenefits' || !hasChanged(before, after, ['status'])) return;
    return String(row.employeeBenefitID);
  },
  recount: (id) => refresh('Catalog', keyOf(EmployeeBenefit, id), ['EmployeeBenefit.usedCount']),
};
