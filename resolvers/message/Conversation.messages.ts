import { type Context, runtime } from '@aws-appsync/utils';
import { getSource } from '../lib/resolver';
import { type ThreadArgs, threadRequest } from './lib/thread';

export { threadResponse as response } from './lib/thread';

/**
 * Returns a page of a conversation's messages. Null if the parent's resolver has not allowed the caller to
 * read them: only getConversation and createConversation do.
 */
export function request(ctx: Context<ThreadArgs>) {
  const conversation = getSource(ctx);
  if (!conversation.messages) return runtime.earlyReturn(null);
  return threadRequest(ctx, `${conversation.id}`);
}
