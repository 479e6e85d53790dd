import { type Context, runtime } from '@aws-appsync/utils';
import { getSource } from '../lib/resolver';
import { type ThreadArgs, threadRequest } from './lib/thread';

export { threadResponse as response } from './lib/thread';

/** The thread of a conversation that getConversation has allowed the caller to read; null elsewhere. */
export function request(ctx: Context<ThreadArgs>) {
  const conversation = getSource(ctx);
  if (!conversation.messages) return runtime.earlyReturn(null);
  return threadRequest(ctx, `${conversation.id}`);
}
