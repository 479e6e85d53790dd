import type { Caller } from '../../../model/access';
import { isPublic } from '../../../model/visibility/isPublic';

/**
 * Returns whether a row's snapshot of a job is not enough for this caller, whatever they select. For a job that
 * is not public, only the job's record shows whether the caller is job staff and sees more than its title.
 */
export function needsJobRecord(who: Caller, snapshot: Record<string, unknown>): boolean {
  return !isPublic(snapshot) && !who.isAdmin && who.inClientArea;
}
