import type { Caller } from '../../../model/access';
import type { Viewer } from '../../../model/visibility/FieldRules';
import type { StoredRow } from '../../generated/types';
import { jobRoleInRow } from '../../lib/access/jobStaff';
import { isActive } from './isActive';

/**
 * Returns as what the caller reads an application. Job staff and administrators who applied themselves are the applicant
 * there.
 */
export function readerOf(who: Caller, row: StoredRow): Viewer {
  if (who.sub !== '' && who.sub === row.userID) return 'owner';
  if (who.isAdmin) return 'admin';
  return isActive(row) && jobRoleInRow(who, row) !== 'none' ? 'inContact' : 'client';
}

/** Returns whether the caller may read an application: the talent, administrators, and those who work for the job now. */
export const mayReadApplication = (who: Caller, row: StoredRow): boolean =>
  who.sub === row.userID || who.isAdmin || jobRoleInRow(who, row) !== 'none';
