import { type Context, runtime } from '@aws-appsync/utils';
import { fail, type Item, queryPartition, resultOrFail } from '../lib/resolver';
import { contactGrantingRows } from '../user/lib/contactGrantingRows';

/**
 * Reads the private rows of a talent who has not agreed to be shown to organizations. Only a member of an organization
 * that is in contact with the talent may then involve them.
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
