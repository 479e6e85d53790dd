import type { Caller } from '../../../model/access';
import type { Item } from '../../lib/resolver';
import { jobRoleInRow } from '../../lib/access/jobStaff';

const KINDS = ['UserApplies', 'EnishiWorkHistory'];

/**
 * Returns the private rows that put the caller in contact with a talent: engagements, and applications that
 * are not withdrawn, for a job of the caller or the caller's organization. Conversations do not count:
 * otherwise anyone who can open one could get in contact with every talent.
 */
export function contactGrantingRows(who: Caller, privateRows: Item[]): Item[] {
  return privateRows.filter((row) => {
    if (!KINDS.includes(`${row.__typename}`) || row.type === 'WITHDRAWN') return false;
    return jobRoleInRow(who, row) !== 'none';
  });
}
