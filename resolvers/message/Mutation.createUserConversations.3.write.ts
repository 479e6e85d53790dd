import type { Context } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { UserConversations } from '../../model/entities/UserConversations';
import { addressOf } from '../../model/ids';
import { answered } from '../lib/answered';
import { fail } from '../lib/fail';
import type { Item } from '../lib/Item';
import { settledBy } from '../lib/settledBy';
import { memberRow } from './lib/memberRow';
import { rowFor } from './lib/rowFor';

interface Args {
  input: { conversationId: string; userId: string; clientToken?: string | null };
}

/** Administrators let anybody join; the job's consultant who works on it or is of its organization. */
export function request(ctx: Context<Args>) {
  const { isDecided, isConsultants, isOfSide, who } = ctx.stash;
  const mayJoin = isDecided || (isConsultants && isOfSide);
  if (!mayJoin) fail('Unauthorized', 'There is no such conversation, or no such person.');
  const { user, conversation } = ctx.prev.result as { user: Item; conversation: Item };
  const { userId, clientToken } = ctx.args.input;
  const shown = { partnerName: `${conversation.name ?? ''}`, lastMessage: '', unreadCount: 0 };
  const row = memberRow(conversation, { ...shown, userId, memberName: `${user.displayName}` }, who.sub);
  const item: Item = clientToken ? { ...row, createToken: clientToken } : row;
  ctx.stash.record = item;
  return put({
    key: addressOf(UserConversations, `${item.id}`),
    item,
    condition: { pk: { attributeExists: false } },
  });
}

/** Who is a member already is no member twice: `Conflict`. */
export function response(ctx: Context<Args>) {
  const isThere = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
  const row = isThere ? settledBy(ctx.result as Item, ctx.stash.record) : answered<Item>(ctx);
  return rowFor(row, ctx.stash.who.sub);
}
