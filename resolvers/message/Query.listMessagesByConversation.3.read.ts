import type { Context } from '@aws-appsync/utils';
import { type ThreadArgs, threadRequest } from './lib/thread';

export { threadResponse as response } from './lib/thread';

/** Reads a page of a conversation's messages; earlier steps have checked that the caller may read them. */
export function request(ctx: Context<ThreadArgs>) {
  return threadRequest(ctx, ctx.stash.conversationId);
}
