import type { Caller } from '../../../model/access';
import type { Item } from '../../lib/Item';
import { rowSide } from '../../lib/rowSide';

const KINDS = ['UserApplies', 'EnishiWorkHistory'];

/**
 * The rows of a talent's desk by which the caller's side has business with them: an application that was not
 * withdrawn, an engagement, each about a job of the caller's organization or of the caller. A conversation is none:
 * who may open one would give themselves business with everybody who is offered.
 */
export function engagements(who: Caller, desk: Item[]): Item[] {
  return desk.filter((row) => {
    if (!KINDS.includes(`${row.__typename}`) || row.type === 'WITHDRAWN') return false;
    return rowSide(who, row) !== 'none';
  });
}
