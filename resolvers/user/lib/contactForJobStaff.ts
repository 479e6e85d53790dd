import type { Caller } from '../../../model/access';
import { project } from '../../../model/visibility/project';
import { UserPrivateVisibility } from '../../../model/visibility/UserPrivateVisibility';
import type { Item } from '../../lib/Item';
import { contactGrantingRows } from './talentContact';

/**
 * How to reach a talent: for an organization that contracted them after they consented by applying, and for the
 * consultant of whom they applied to. Null for everybody else.
 */
export function contactForJobStaff(who: Caller, privateRows: Item[]): Item | null {
  const isReached = contactGrantingRows(who, privateRows).filter((row) => {
    if (row.__typename !== 'UserApplies') return false;
    return row.organizationId !== who.organizationId || (row.type === 'CONTRACTED' && row.consentedAt);
  });
  const row = privateRows.filter((item) => item.__typename === 'UserPrivate')[0];
  return row && isReached.length > 0 ? project(UserPrivateVisibility, row, 'inContact') : null;
}
