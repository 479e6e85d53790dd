import type { Caller } from '../../../model/access';
import type { StoredRow } from '../../generated/types';
import { jobRoleInRow } from '../../lib/access/jobStaff';

/**
 * Returns the caller's sub if the caller may interview the talent now, as a consultant, so that the notes of
 * the interviews that they led are theirs to read; otherwise an empty text. Somebody who led an interview
 * earlier, and is no consultant of the talent any more, has no right to the notes.
 * @param rows the talent's private rows that put the caller in contact with the talent
 */
export function interviewerSub(who: Caller, rows: StoredRow[]): string {
  return rows.some((row) => jobRoleInRow(who, row) === 'consultant') ? who.sub : '';
}
