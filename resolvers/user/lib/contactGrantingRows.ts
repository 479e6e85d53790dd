import type { Caller } from '../../../model/access';
import type { Item } from '../../lib/resolver';
import { jobRoleInRow } from '../../lib/access/jobStaff';

const KINDS = ['UserApplies', 'EnishiWorkHistory'];

/**
 * Returns the private rows that put the caller in contact with a talent: an active application or an engagement for a
 * job of the caller or their organization. A conversation does not count; otherwise anyone who can open one could get
 * in contact with every talent.
 */
export function contactGrantingRows(who: Caller, privateRows: Item[]): Item[] {
  return privateRows.filter((row) => {
    if (!KINDS.includes(`${row.__typename}`) || row.type === 'WITHDRAWN') return false;
    return jobRoleInRow(who, row) !== 'none';
  });
}
