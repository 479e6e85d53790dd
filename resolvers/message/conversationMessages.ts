import { runtime } from '@aws-appsync/utils';
import { relation } from '../lib/operation';
import { getSource } from '../lib/resolver';
import { threadRequest, threadResponse } from './lib/thread';

export const conversationMessages = relation('Conversation.messages').unit('Conversation', {
  /**
   * Returns a page of a conversation's messages. Null if the parent's resolver has not allowed the caller to
   * read them: only getConversation and createConversation do.
   */
  request(ctx) {
    const conversation = getSource(ctx);
    if (!conversation.messages) return runtime.earlyReturn(null);
    return threadRequest(ctx, conversation.id);
  },

  response: threadResponse,
});
