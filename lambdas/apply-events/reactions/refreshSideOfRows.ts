import { sideOf } from '../../derived/sideOf';
import { refreshAll } from '../../derived/refreshAll';
import { hasChanged } from '../../lib/hasChanged';
import type { Reaction } from '../Reaction';
import { rowsOfJob } from '../rowsOfJob';

const KEPT = ['EnishiWorkHistory.sideIds', 'UserApplies.sideIds', 'UserOpenJobs.sideIds'];

/**
 * When a job's organization or people change, copies them to its involvements, applications and engagements.
 * Uses the current job, so that an old event restores no rights. Does not change the caller-visible
 * `version`.
 */
export const refreshSideOfRows: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'OpenJob') return;
  if (!hasChanged(sideOf(before), sideOf(after), ['sideIds', 'organizationId'])) return;
  await refreshAll('Talent', rowsOfJob(after.pk), KEPT);
};
