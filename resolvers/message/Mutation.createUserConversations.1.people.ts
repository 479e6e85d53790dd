import type { Context } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { Conversation } from '../../model/entities/Conversation';
import { User } from '../../model/entities/User';
import { isIdOf, keyOf } from '../../model/ids';
import { authorizeAndValidate, batchItems, fail, invalid, tableName } from '../lib/resolver';
import { requireReason } from './lib/rows';

interface Args {
  input: { conversationId: string; userId: string; reason?: string | null };
}

/** Reads the conversation and the profile of the person to be added to it. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.who = who;
  const { conversationId, userId, reason } = ctx.args.input;
  ctx.stash.isDecided = who.isAdmin;
  ctx.stash.joinReason =
    userId === who.sub && who.isAdmin ? requireReason(reason, 'input.reason') : undefined;
  if (!isIdOf(User, userId)) invalid('input.userId', 'id');
  if (!isIdOf(Conversation, conversationId)) fail('Unauthorized', 'There is no such conversation.');
  const conversation = keyOf(Conversation, conversationId);
  const user = { pk: userId, sk: 'User' };
  return batchGet({
    tables: {
      [tableName(ctx, 'Talent')]: { keys: [user] },
      [tableName(ctx, 'Conversation')]: { keys: [conversation] },
    },
  });
}

export function response(ctx: Context<Args>) {
  const user = batchItems(ctx, 'Talent')[0];
  const conversation = batchItems(ctx, 'Conversation')[0];
  if (!user || !conversation)
    return fail('Unauthorized', 'There is no such conversation, or no such person.');
  return { user, conversation };
}
