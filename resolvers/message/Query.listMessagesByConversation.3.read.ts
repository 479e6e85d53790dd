import type { Context } from '@aws-appsync/utils';
import { type ThreadArgs, threadRequest } from './lib/thread';

export { threadResponse as response } from './lib/thread';

/** Reads a page of the thread. */
export function request(ctx: Context<ThreadArgs>) {
  return threadRequest(ctx, ctx.stash.conversationId);
}
