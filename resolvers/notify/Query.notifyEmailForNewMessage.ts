import type { Context } from '@aws-appsync/utils';
import { Message } from '../../model/entities/Message';
import { UserConversations } from '../../model/entities/UserConversations';
import { childId, isIdOf, keyOf, partitionOf } from '../../model/ids';
import { authorizeAndValidate, batchGetItems, batchItems, fail } from '../lib/resolver';

interface Args {
  /** The id of the new message. The query's other arguments are ignored. */
  message: string;
}

/** Reads the message, and the caller's member row of its conversation: only members may call this query. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { message } = ctx.args;
  if (!isIdOf(Message, message)) fail('Unauthorized', 'There is no such message for the caller.');
  const own = keyOf(UserConversations, childId(partitionOf(message), who.sub));
  return batchGetItems(ctx, 'Conversation', [keyOf(Message, message), own]);
}

/**
 * Returns a success without sending anything. The function handle-changes queues the mails about new
 * messages, whether or not this query is called. It takes their texts and recipients from the tables
 * (decision T32).
 */
export function response(ctx: Context<Args>) {
  const found = batchItems(ctx, 'Conversation').filter((item) => item);
  if (found.length < 2) fail('Unauthorized', 'There is no such message for the caller.');
  return { accepted: true };
}
