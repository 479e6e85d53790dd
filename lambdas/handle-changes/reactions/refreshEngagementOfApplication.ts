import { EnishiWorkHistory } from '../../../model/entities/EnishiWorkHistory';
import { UserApplies } from '../../../model/entities/UserApplies';
import { childId, keyOf } from '../../../model/ids';
import { refresh } from '../../derived/refresh';
import type { Reaction } from '../Reaction';

/** When an engagement is recorded, notes it in the talent's application to the job, if there is one. */
export const refreshEngagementOfApplication: Reaction = async ({ before, after }) => {
  if (before || after?.__typename !== EnishiWorkHistory.name) return;
  const application = childId(String(after.userId), String(after.openJobId));
  await refresh('Talent', keyOf(UserApplies, application), ['UserApplies.engagementId']);
};
