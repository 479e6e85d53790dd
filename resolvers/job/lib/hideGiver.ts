import type { Caller } from '../../../model/access';
import type { StoredRow } from '../../generated/types';

/** Returns an involvement as the caller may see it: administrators alone see who appointed a consultant. */
export function hideGiver<Row extends StoredRow>(row: Row, who: Caller): Row {
  return who.isAdmin ? row : { ...row, appointedBy: null };
}
