import type { Context } from '@aws-appsync/utils';
import { remove, transactWrite } from '@aws-appsync/utils/dynamodb';
import { UserConversations } from '../../model/entities/UserConversations';
import { keyOf, partitionOf } from '../../model/ids';
import { fail, getCaller, type Item, resultOrFail, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { updatedOrFail } from '../lib/write/record';
import { endSubscriptions, projectMemberRow } from './lib/rows';

interface Args {
  input: { id: string };
}

/**
 * Deletes the member row of somebody who leaves a conversation, or is removed by an administrator or
 * consultant, which is logged in the same transaction.
 */
export function request(ctx: Context<Args>) {
  const { id } = ctx.args.input;
  const key = keyOf(UserConversations, id);
  const condition = { ...ctx.stash.asked, pk: { attributeExists: true } };
  if (!ctx.stash.row) return remove({ key, condition });
  const detail = `${id.split('.')[1]}`;
  return transactWrite({
    items: [
      { deleteItem: { table: tableName(ctx, 'Conversation'), key, condition } },
      auditWrite(ctx, {
        actor: getCaller(ctx).sub,
        action: 'removeMember',
        subject: partitionOf(id),
        detail,
      }),
    ],
  });
}

/** Returns the deleted row. `Conflict` if it did not meet the caller's condition, or is gone since it was read. */
function removedRow(ctx: Context<Args>): Item {
  if (!ctx.stash.row) return updatedOrFail(ctx);
  if (ctx.error?.type === 'DynamoDB:TransactionCanceledException')
    fail('Conflict', 'The record has changed in the meantime.');
  resultOrFail(ctx);
  return ctx.stash.row as Item;
}

/**
 * Ends the former member's subscriptions to the conversation, and returns the deleted member row. A
 * consultant who removed somebody gets only ids, times and version; the rest is private to the former member.
 */
export function response(ctx: Context<Args>) {
  const row = removedRow(ctx);
  const { id } = ctx.args.input;
  endSubscriptions({ conversationId: partitionOf(id), userId: `${row.userId}` });
  if (!ctx.stash.isConsultants) return projectMemberRow(row, getCaller(ctx).sub);
  const { conversationId, userId, createdAt, updatedAt, version } = row;
  return { id, conversationId, userId, createdAt, updatedAt, version };
}
