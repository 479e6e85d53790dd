import type { Context } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { UserConversations } from '../../model/entities/UserConversations';
import { addressOf } from '../../model/ids';
import { answered } from '../lib/answered';
import type { Item } from '../lib/Item';
import { settledBy } from '../lib/settledBy';
import { memberRow } from './lib/memberRow';

interface Args {
  input: { conversationId: string; userId: string; clientToken?: string | null };
}

export function request(ctx: Context<Args>) {
  const { user, conversation } = ctx.prev.result as { user: Item; conversation: Item };
  const { userId, clientToken } = ctx.args.input;
  const shown = { partnerName: `${conversation.name ?? ''}`, lastMessage: '', unreadCount: 0 };
  const row = memberRow(conversation, { ...shown, userId, memberName: `${user.displayName}` }, ctx.stash.sub);
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
  return isThere ? settledBy(ctx.result as Item, ctx.stash.record) : answered<Item>(ctx);
}
