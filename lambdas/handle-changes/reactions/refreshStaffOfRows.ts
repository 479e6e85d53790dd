import { staffIdsOf } from '../../derived/staffIdsOf';
import { refreshAll } from '../../derived/refreshAll';
import { hasChanged } from '../../lib/hasChanged';
import type { Reaction } from '../Reaction';
import { rowsOfJob } from '../rowsOfJob';

const KEPT = ['EnishiWorkHistory.staffIds', 'UserApplies.staffIds', 'UserOpenJobs.staffIds'];

/**
 * When a job's organization, owners or consultants change, copies their ids to the job's involvements,
 * applications and engagements. It copies the job's current state, so that a change that arrives late does
 * not restore rights. The `version` of these records stays the same.
 */
export const refreshStaffOfRows: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'OpenJob') return;
  if (!hasChanged(staffIdsOf(before), staffIdsOf(after), ['staffIds', 'organizationId'])) return;
  await refreshAll('Talent', rowsOfJob(after.pk), KEPT);
};
