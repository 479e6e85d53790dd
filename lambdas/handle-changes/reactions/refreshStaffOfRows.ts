import { staffIdsOf } from '../../derived/staffIdsOf';
import { refreshAll } from '../../derived/refreshAll';
import { hasChanged } from '../../lib/hasChanged';
import type { Reaction } from '../Reaction';
import { rowsOfJob } from '../rowsOfJob';

const KEPT = ['EnishiWorkHistory.staffIds', 'UserApplies.staffIds', 'UserOpenJobs.staffIds'];

/**
 * When a job's organization or people change, copies them to its involvements, applications and engagements.
 * Uses the current job, so that an old event restores no rights. Does not change the caller-visible
 * `version`.
 */
export const refreshStaffOfRows: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'OpenJob') return;
  if (!hasChanged(staffIdsOf(before), staffIdsOf(after), ['staffIds', 'organizationId'])) return;
  await refreshAll('Talent', rowsOfJob(after.pk), KEPT);
};
