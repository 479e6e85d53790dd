import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import { endSubscriptions } from './lib/rows';

interface Args {
  input: { conversationId: string; userId: string };
}

/**
 * Accepts the notice that a member row was deleted from the table. Only the publishing role may call this
 * mutation.
 */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  return { payload: ctx.args.input };
}

/** Ends the former member's open subscriptions to the conversation. */
export function response(ctx: Context<Args>) {
  endSubscriptions(ctx.args.input);
  return ctx.result;
}
