import { OpenJob } from '../../../model/entities/OpenJob';
import { keyOf } from '../../../model/ids';
import { refresh } from '../../derived/refresh';
import { hasChanged } from '../../lib/hasChanged';
import type { Recount } from '../Recount';

/**
 * Updates how many users keep a job. Skips an unchanged count, since writing the job triggers all its
 * reactions.
 */
export const countFavorites: Recount = {
  concerns({ before, after }) {
    const row = after ?? before;
    if (row?.__typename !== 'UserFavoriteOpenJobs' || !hasChanged(before, after, ['isFavorite'])) return;
    return String(row.openJobID);
  },
  recount: (openJobId) => refresh('OpenJob', keyOf(OpenJob, openJobId), ['OpenJob.favoriteCount']),
};
