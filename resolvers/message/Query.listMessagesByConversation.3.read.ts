import type { Context } from '@aws-appsync/utils';
import { askThread } from './lib/askThread';
import type { ThreadArgs } from './lib/ThreadArgs';

export { tellThread as response } from './lib/tellThread';

export function request(ctx: Context<ThreadArgs>) {
  return askThread(ctx, ctx.stash.conversationId);
}
