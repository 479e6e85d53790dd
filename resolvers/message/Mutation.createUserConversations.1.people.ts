import type { Context } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { Conversation } from '../../model/entities/Conversation';
import { User } from '../../model/entities/User';
import { addressOf, isIdOf } from '../../model/ids';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { fail } from '../lib/fail';
import { invalid } from '../lib/invalid';
import type { Item } from '../lib/Item';
import { table } from '../lib/table';
import { reasoned } from './lib/reasoned';

interface Args {
  input: { conversationId: string; userId: string; reason?: string | null };
}

/** The conversation and the person who is to join it. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx);
  ctx.stash.who = who;
  const { conversationId, userId, reason } = ctx.args.input;
  ctx.stash.isDecided = who.isAdmin;
  ctx.stash.joinReason = userId === who.sub && who.isAdmin ? reasoned(reason, 'input.reason') : undefined;
  if (!isIdOf(User, userId)) invalid('input.userId', 'id');
  if (!isIdOf(Conversation, conversationId)) fail('Unauthorized', 'There is no such conversation.');
  const conversation = addressOf(Conversation, conversationId);
  const user = { pk: userId, sk: 'User' };
  return batchGet({
    tables: {
      [table(ctx, 'Talent')]: { keys: [user] },
      [table(ctx, 'Conversation')]: { keys: [conversation] },
    },
  });
}

export function response(ctx: Context<Args>) {
  const { data } = answered<{ data: Record<string, (Item | null)[]> }>(ctx);
  const user = data[table(ctx, 'Talent')]?.[0];
  const conversation = data[table(ctx, 'Conversation')]?.[0];
  if (!user || !conversation)
    return fail('Unauthorized', 'There is no such conversation, or no such person.');
  return { user, conversation };
}
