import type { Caller } from '../../../model/access';
import { jobRole } from '../../../model/jobStaff';
import type { Rows } from '../../generated/types';

/**
 * Returns for which side of a contract the caller acts: the talent for themselves; administrators and those who work for
 * the job now for the organization. Null for everybody else.
 */
export function sideOf(
  who: Caller,
  application: Rows['UserApplies'] | null | undefined,
  job: Rows['OpenJob'] | null | undefined,
): 'TALENT' | 'CLIENT' | null {
  if (!application) return null;
  if (application.userID === who.sub) return 'TALENT';
  return who.isAdmin || (!!job && jobRole(who, job) !== 'none') ? 'CLIENT' : null;
}
