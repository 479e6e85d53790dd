import { type Context, runtime } from '@aws-appsync/utils';
import { fail, type Item, queryPartition, resultOrFail } from '../lib/resolver';
import { contactGrantingRows } from '../user/lib/contactGrantingRows';

/**
 * If a member of an organization wants to involve a talent who has not agreed to be shown to organizations,
 * reads the talent's private rows. The involvement is permitted only if these rows put the organization in
 * contact with the talent.
 */
export function request(ctx: Context<{ input: { userID: string } }>) {
  if (!ctx.stash.asksContact) runtime.earlyReturn(null);
  return queryPartition(`${ctx.args.input.userID}#private`);
}

export function response(ctx: Context) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const isInContact = contactGrantingRows(ctx.stash.who, items).length > 0;
  return isInContact ? null : fail('Unauthorized', 'The parent is not there, or not the caller’s.');
}
