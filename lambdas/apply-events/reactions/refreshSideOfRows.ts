import { sideOf } from '../../derived/sideOf';
import { refreshAll } from '../../derived/refreshAll';
import { hasChanged } from '../../lib/hasChanged';
import type { Reaction } from '../Reaction';
import { rowsOfJob } from '../rowsOfJob';

const KEPT = ['EnishiWorkHistory.sideIds', 'UserApplies.sideIds', 'UserOpenJobs.sideIds'];

/**
 * What engages a talent, and who is involved, carries whose the job is: its organization and its people as they now
 * are, so that an old event gives nobody a right back. A caller's `version` is not touched.
 */
export const refreshSideOfRows: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'OpenJob') return;
  if (!hasChanged(sideOf(before), sideOf(after), ['sideIds', 'organizationId'])) return;
  await refreshAll('Talent', rowsOfJob(after.pk), KEPT);
};
