import { runtime } from '@aws-appsync/utils';
import { RELATION } from '../lib/bundleConstants';
import { relation } from '../lib/operation';
import { getItem } from '../lib/read';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';

export const privateField = relation({
  'User.email': {},
  'User.tel': {},
  'User.address': {},
  'User.nearestStation': {},
  'User.lastVisitedAt': {},
}).unit('Talent', {
  /**
   * Returns a field of User that is stored in the talent's private rows. getUser has preloaded it, or it is
   * read here if the caller is that talent; otherwise it is null. Administrators get contact data only from
   * operations that write an audit entry.
   */
  request(ctx) {
    const carried = getSource(ctx)[RELATION.field];
    if (carried !== undefined) return runtime.earlyReturn(carried);
    const who = getCaller(ctx);
    if (who.sub === '' || who.sub !== getSource(ctx).sub) return runtime.earlyReturn(null);
    const sk = RELATION.field === 'lastVisitedAt' ? 'LastVisit' : 'UserPrivate';
    return getItem({ pk: `${who.sub}#private`, sk });
  },

  response(ctx) {
    return resultOrFail(ctx)?.[RELATION.field] ?? null;
  },
});
