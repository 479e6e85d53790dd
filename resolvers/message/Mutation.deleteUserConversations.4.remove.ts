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
 * Deletes the row of a member who leaves or is removed by an administrator or a consultant, and ends their
 * subscriptions to the conversation.
 */
export function request(ctx: Context<Args>) {
  return remove({
    key: keyOf(UserConversations, ctx.args.input.id),
    condition: { ...ctx.stash.asked, pk: { attributeExists: true } },
  });
}

/** Consultants only see who was removed; the rest of the row belongs to the member. */
export function response(ctx: Context<Args>) {
  const row = updatedOrFail(ctx);
  const { id } = ctx.args.input;
  endSubscriptions({ conversationId: partitionOf(id), userId: `${row.userId}` });
  if (!ctx.stash.isConsultants) return projectMemberRow(row, getCaller(ctx).sub);
  const { conversationId, userId, createdAt, updatedAt, version } = row;
  return { id, conversationId, userId, createdAt, updatedAt, version };
}
