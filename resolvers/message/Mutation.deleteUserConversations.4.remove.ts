import type { Context } from '@aws-appsync/utils';
import { remove } from '@aws-appsync/utils/dynamodb';
import { UserConversations } from '../../model/entities/UserConversations';
import { keyOf, partitionOf } from '../../model/ids';
import { getCaller } from '../lib/resolver';
import { updatedOrFail } from '../lib/write/record';
import { endSubscriptions, projectMemberRow } from './lib/rows';

interface Args {
  input: { id: string };
}

/**
 * Deletes the member row of somebody who leaves a conversation, or is removed by an administrator or
 * consultant.
 */
export function request(ctx: Context<Args>) {
  return remove({
    key: keyOf(UserConversations, ctx.args.input.id),
    condition: { ...ctx.stash.asked, pk: { attributeExists: true } },
  });
}

/**
 * Ends the former member's subscriptions to the conversation, and returns the deleted member row. A
 * consultant who removed somebody gets only ids, times and version; the rest is private to the former member.
 */
export function response(ctx: Context<Args>) {
  const row = updatedOrFail(ctx);
  const { id } = ctx.args.input;
  endSubscriptions({ conversationId: partitionOf(id), userId: `${row.userId}` });
  if (!ctx.stash.isConsultants) return projectMemberRow(row, getCaller(ctx).sub);
  const { conversationId, userId, createdAt, updatedAt, version } = row;
  return { id, conversationId, userId, createdAt, updatedAt, version };
}
