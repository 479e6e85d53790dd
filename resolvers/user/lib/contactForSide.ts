import type { Caller } from '../../../model/access';
import { project } from '../../../model/visibility/project';
import { UserPrivateVisibility } from '../../../model/visibility/UserPrivateVisibility';
import type { Item } from '../../lib/Item';
import { engagements } from './engagements';

/**
 * How to reach a talent: for an organization that contracted them after they consented by applying, and for the
 * consultant of whom they applied to. Null for everybody else.
 */
export function contactForSide(who: Caller, desk: Item[]): Item | null {
  const isReached = engagements(who, desk).filter((row) => {
    if (row.__typename !== 'UserApplies') return false;
    return row.organizationId !== who.organizationId || (row.type === 'CONTRACTED' && row.consentedAt);
  });
  const row = desk.filter((item) => item.__typename === 'UserPrivate')[0];
  return row && isReached.length > 0 ? project(UserPrivateVisibility, row, 'engaged') : null;
}
