import { OpenJob } from '../../../model/entities/OpenJob';
import { keyOf } from '../../../model/ids';
import { refresh } from '../../derived/refresh';
import { hasChanged } from '../../lib/hasChanged';
import type { Recount } from '../Recount';

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
