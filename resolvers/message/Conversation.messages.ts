import { type Context, runtime } from '@aws-appsync/utils';
import { getSource } from '../lib/resolver';
import { type ThreadArgs, threadRequest } from './lib/thread';

export { threadResponse as response } from './lib/thread';

/**
 * Returns a page of a conversation's messages, if the parent's resolver (getConversation or
 * createConversation) has allowed the caller to read them. Null for conversations that come from other
 * fields.
 */
export function request(ctx: Context<ThreadArgs>) {
  const conversation = getSource(ctx);
  if (!conversation.messages) return runtime.earlyReturn(null);
  return threadRequest(ctx, `${conversation.id}`);
}
