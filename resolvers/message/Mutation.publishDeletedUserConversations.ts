import type { Context } from '@aws-appsync/utils';
import { authorize } from '../lib/authorize';
import { endSubscriptions } from './lib/endSubscriptions';

interface Args {
  input: { conversationId: string; userId: string };
}

/** Follows a membership that ended in the tables; its grants let only the publishing role call it. */
export function request(ctx: Context<Args>) {
  authorize(ctx);
  return { payload: ctx.args.input };
}

/** The member's open subscriptions to the conversation end. */
export function response(ctx: Context<Args>) {
  endSubscriptions(ctx.args.input);
  return ctx.result;
}
