import type { Context } from '@aws-appsync/utils';
import { askThread } from './lib/askThread';
import { tellThread } from './lib/tellThread';
import type { ThreadArgs } from './lib/ThreadArgs';

export function request(ctx: Context<ThreadArgs>) {
  return askThread(ctx, ctx.stash.conversationId);
}

export const response = tellThread;
