import type { Context } from '@aws-appsync/utils';
import { remove } from '@aws-appsync/utils/dynamodb';
import { UserConversations } from '../../model/entities/UserConversations';
import { keyOf, partitionOf } from '../../model/ids';
import { getCaller } from '../lib/resolver';
import { updatedOrFail } from '../lib/write/record';
import { endSubscriptions, projectMemberRow } from './lib/members';

interface Args {
  input: { id: string };
}

/**
 * A member leaves, or an administrator or the job's consultant removes one: their open subscriptions to the
 * conversation end with it.
 */
export function request(ctx: Context<Args>) {
  return remove({
    key: keyOf(UserConversations, ctx.args.input.id),
    condition: { ...ctx.stash.asked, pk: { attributeExists: true } },
  });
}

/** What the row tells of a conversation is its member's: a consultant learns who is gone. */
export function response(ctx: Context<Args>) {
  const row = updatedOrFail(ctx);
  const { id } = ctx.args.input;
  endSubscriptions({ conversationId: partitionOf(id), userId: `${row.userId}` });
  if (!ctx.stash.isConsultants) return projectMemberRow(row, getCaller(ctx).sub);
  const { conversationId, userId, createdAt, updatedAt, version } = row;
  return { id, conversationId, userId, createdAt, updatedAt, version };
}
