import { runtime } from '@aws-appsync/utils';
import { relation } from '../lib/operation';
import { getSource } from '../lib/resolver';
import { type Thread, threadOf, threadRequest, threadResponse } from './lib/thread';

export const conversationMessages = relation('Conversation.messages').unit('Conversation', {
  /**
   * Returns a page of a conversation's messages. Null if the parent's resolver has not allowed the caller to
   * read them: only getConversation and createConversation do. getConversation may have read the newest ones already.
   */
  request(ctx) {
    const { id, messages } = getSource(ctx);
    if (!messages) return runtime.earlyReturn(null);
    const isFirst = ctx.args.sortDirection === 'DESC' && !ctx.args.nextToken;
    if (messages.items && isFirst) return runtime.earlyReturn(threadOf(ctx, messages as Thread));
    return threadRequest(ctx, id);
  },

  response: threadResponse,
});
