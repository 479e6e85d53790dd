import type { Caller } from '../../../model/access';
import type { Item } from '../../lib/resolver';

/** Returns an involvement as the caller may see it: administrators alone see who appointed a consultant. */
export function hideGiver(row: Item, who: Caller): Item {
  return who.isAdmin ? row : { ...row, appointedBy: null };
}
