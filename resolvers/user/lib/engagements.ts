import type { Caller } from '../../../model/access';
import type { Item } from '../../lib/Item';
import { rowSide } from '../../lib/rowSide';

const KINDS = ['UserApplies', 'EnishiWorkHistory'];

/**
 * The private rows that put the caller's organization in contact with the talent: an active application or an
 * engagement for a job of the caller or their organization. A conversation does not count: otherwise anyone
 * who may open one could get in contact with every listed talent.
 */
export function engagements(who: Caller, desk: Item[]): Item[] {
  return desk.filter((row) => {
    if (!KINDS.includes(`${row.__typename}`) || row.type === 'WITHDRAWN') return false;
    return rowSide(who, row) !== 'none';
  });
}
