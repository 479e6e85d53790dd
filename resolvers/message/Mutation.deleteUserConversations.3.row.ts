import { type Context, runtime } from '@aws-appsync/utils';
import { UserConversations } from '../../model/entities/UserConversations';
import { fail, getCaller, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';

interface Args {
  input: { id: string };
}

/**
 * Checks that the caller may remove this member. If an administrator or consultant removes somebody else, reads the
 * member's row, because the transaction that also logs this does not return it.
 */
export function request(ctx: Context<Args>) {
  const { isDecided, isConsultants } = ctx.stash;
  const isTheirs = isDecided || isConsultants;
  if (!isTheirs) fail('NotFound', 'There is no such record.');
  const { id } = ctx.args.input;
  if (`${id.split('.')[1]}` === getCaller(ctx).sub) runtime.earlyReturn(null);
  return getLatestRecord(UserConversations, id);
}

export function response(ctx: Context<Args>) {
  ctx.stash.row = resultOrFail<Item | null>(ctx) ?? fail('NotFound', 'There is no such record.');
  return null;
}
