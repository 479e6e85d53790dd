import { relation } from '../lib/operation';
import { type Context, runtime } from '@aws-appsync/utils';
import { getCaller, getItem, getSource, type StoredRow, resultOrFail } from '../lib/resolver';
import { RELATION } from '../lib/bundleConstants';

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
  request(ctx: Context) {
    const carried = getSource(ctx)[RELATION.field];
    if (carried !== undefined) return runtime.earlyReturn(carried);
    const who = getCaller(ctx);
    if (who.sub === '' || who.sub !== getSource(ctx).sub) return runtime.earlyReturn(null);
    const sk = RELATION.field === 'lastVisitedAt' ? 'LastVisit' : 'UserPrivate';
    return getItem({ pk: `${who.sub}#private`, sk });
  },

  response(ctx: Context) {
    return resultOrFail<StoredRow | null>(ctx)?.[RELATION.field] ?? null;
  },
});
