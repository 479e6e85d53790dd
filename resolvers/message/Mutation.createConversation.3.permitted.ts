import { type Context, runtime } from '@aws-appsync/utils';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { fail, type Item, queryPartition, resultOrFail } from '../lib/resolver';
import { contactGrantingRows } from '../user/lib/contactGrantingRows';

/**
 * Checks that the caller may write to the talent. Administrators may write to everybody. Job staff may write
 * to the talent if organizations may see the talent's profile, or if one of the talent's private rows puts
 * the caller in contact with the talent.
 */
export function request(ctx: Context) {
  const { users } = ctx.prev.result as { users: Item[] };
  const talent = users[0] as Item;
  if (ctx.stash.who.isAdmin || isProfileShown(talent, 'client')) runtime.earlyReturn(ctx.prev.result);
  return queryPartition(`${talent.sub}#private`);
}

export function response(ctx: Context) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const isEngaged = contactGrantingRows(ctx.stash.who, items).length > 0;
  return isEngaged ? ctx.prev.result : fail('Unauthorized', 'A participant is not there.');
}
