import type { Caller } from '../../../model/access';
import type { StoredRow } from '../../lib/resolver';

/** Returns an involvement as the caller may see it: administrators alone see who appointed a consultant. */
export function hideGiver(row: StoredRow, who: Caller): StoredRow {
  return who.isAdmin ? row : { ...row, appointedBy: null };
}
