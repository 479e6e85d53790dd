import type { Caller } from '../../../model/access';
import type { StoredRow } from '../../lib/resolver';
import { jobRoleInRow } from '../../lib/access/jobStaff';

const KINDS = ['UserApplies', 'EnishiWorkHistory'];

/**
 * Returns those private rows of a talent that put the caller in contact with the talent: engagements, and
 * applications that are not withdrawn, if the caller has a role in the job. Conversations are not among them,
 * because otherwise anyone who may open one could get in contact with any talent.
 */
export function contactGrantingRows(who: Caller, privateRows: StoredRow[]): StoredRow[] {
  return privateRows.filter((row) => {
    if (!KINDS.includes(`${row.__typename}`) || row.type === 'WITHDRAWN') return false;
    return jobRoleInRow(who, row) !== 'none';
  });
}
