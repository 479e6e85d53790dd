import type { Context } from '@aws-appsync/utils';
import { threadRequest } from './lib/threadRequest';
import type { ThreadArgs } from './lib/ThreadArgs';

export { threadResponse as response } from './lib/threadResponse';

export function request(ctx: Context<ThreadArgs>) {
  return threadRequest(ctx, ctx.stash.conversationId);
}
