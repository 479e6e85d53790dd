import type { Viewer } from '../../../model/visibility/FieldRules';
import { isActive } from './isActive';

/**
 * Returns whether a row's snapshot of its talent is not enough for this viewer, whatever they select. If the row
 * is not active, only the User record shows whether the profile is private now.
 */
export function needsUserRecord(viewer: Viewer, row: Record<string, unknown>): boolean {
  return viewer !== 'owner' && viewer !== 'admin' && !isActive(row);
}
