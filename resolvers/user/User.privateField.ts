import { type Context, runtime } from '@aws-appsync/utils';
import { getCaller, getItem, getSource, type Item, resultOrFail } from '../lib/resolver';

/**
 * A field of User that is stored in the private rows: preloaded by getUser, or read for the person alone.
 * Administrators only get contact data where the read is logged.
 */
export function request(ctx: Context) {
  const carried = getSource(ctx)[RELATION.field];
  if (carried !== undefined) return runtime.earlyReturn(carried);
  const who = getCaller(ctx);
  if (who.sub === '' || who.sub !== getSource(ctx).sub) return runtime.earlyReturn(null);
  const sk = RELATION.field === 'lastVisitedAt' ? 'LastVisit' : 'UserPrivate';
  return getItem({ pk: `${who.sub}#private`, sk });
}

export function response(ctx: Context) {
  return resultOrFail<Item | null>(ctx)?.[RELATION.field] ?? null;
}
