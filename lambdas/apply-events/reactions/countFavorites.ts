import { OpenJob } from '../../../model/entities/OpenJob';
import { addressOf } from '../../../model/ids';
import { refresh } from '../../derived/refresh';
import { hasChanged } from '../../lib/hasChanged';
import type { Recount } from '../Recount';

/** How many keep a job. Writes only what is new: the same count would set off everything that follows a job's change. */
export const countFavorites: Recount = {
  concerns({ before, after }) {
    const row = after ?? before;
    if (row?.__typename !== 'UserFavoriteOpenJobs' || !hasChanged(before, after, ['isFavorite'])) return;
    return String(row.openJobID);
  },
  recount: (openJobId) => refresh('OpenJob', addressOf(OpenJob, openJobId), ['OpenJob.favoriteCount']),
};
