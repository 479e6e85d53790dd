import { Message } from '../../model/entities/Message';
import { UserConversations } from '../../model/entities/UserConversations';
import { childId, isIdOf, keyOf, partitionOf } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { operation } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { authorizeAndValidate, fail } from '../lib/resolver';

export const notifyEmailForNewMessage = operation('Query.notifyEmailForNewMessage', {
  grants: ['signedIn'],
  rate: RateLimits.notification,
}).unit('Conversation', {
  /** Reads the message, and the caller's member row of its conversation: only members may call this query. */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { message } = ctx.args;
    if (!isIdOf(Message, message)) fail('Unauthorized', 'There is no such message for the caller.');
    const own = keyOf(UserConversations, childId(partitionOf(message), who.sub));
    return batchGetItems(ctx, 'Conversation', [keyOf(Message, message), own]);
  },

  /**
   * Returns a success without sending anything. The function handle-changes queues the mails about new
   * messages, whether or not this query is called. It takes their texts and recipients from the tables
   * (decision T32).
   */
  response(ctx) {
    const found = batchItems(ctx, 'Conversation').filter((item) => item);
    if (found.length < 2) fail('Unauthorized', 'There is no such message for the caller.');
    return { accepted: true };
  },
});
