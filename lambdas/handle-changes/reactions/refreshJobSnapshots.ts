import { jobSnapshot } from '../../../model/snapshots/jobSnapshot';
import { refreshAll } from '../../derived/refreshAll';
import { hasChanged } from '../../lib/hasChanged';
import type { Reaction } from '../Reaction';
import { rowsOfJob } from '../rowsOfJob';

const KEPT = ['EnishiWorkHistory', 'UserApplies', 'UserFavoriteOpenJobs', 'UserOpenJobs'].map(
  (entity) => `${entity}.openJob`,
);

/**
 * When public fields of a job change, updates the copies of the job in its keeps, applications,
 * engagements and involvements. The `version` of these records stays the same.
 */
export const refreshJobSnapshots: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'OpenJob') return;
  const [old, fresh] = [jobSnapshot(before), jobSnapshot(after)];
  if (!hasChanged(old, fresh, Object.keys(fresh))) return;
  await refreshAll('Talent', rowsOfJob(after.pk), KEPT);
};
