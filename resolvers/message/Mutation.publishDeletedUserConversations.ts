import type { Context } from '@aws-appsync/utils';
import { caller } from '../lib/caller';
import { fail } from '../lib/fail';
import { endSubscriptions } from './lib/endSubscriptions';

interface Args {
  input: { conversationId: string; userId: string };
}

/** A membership has ended in the tables, not by `deleteUserConversations`. The publishing role alone may call it. */
export function request(ctx: Context<Args>) {
  if (caller(ctx).kind !== 'system') fail('Unauthorized', 'Subscriptions are fed by the system only.');
  return { payload: ctx.args.input };
}

/** The member's open subscriptions to the conversation end. */
export function response(ctx: Context<Args>) {
  endSubscriptions(ctx.args.input);
  return ctx.result;
}
