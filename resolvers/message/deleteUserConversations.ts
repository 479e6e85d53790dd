import { runtime } from '@aws-appsync/utils';
import { remove, transactWrite } from '@aws-appsync/utils/dynamodb';
import { Conversation } from '../../model/entities/Conversation';
import { UserConversations } from '../../model/entities/UserConversations';
import { isIdOf, keyOf, partitionOf, secondSegment } from '../../model/ids';
import type { Rows, StoredRow } from '../generated/types';
import { operation, type StepContext } from '../lib/operation';
import { getLatestRecord, getRecord } from '../lib/read';
import { authorizeAndValidate, fail, getCaller, resultOrFail, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { dynamoCondition } from '../lib/write/conditions';
import { updatedOrFail } from '../lib/write/record';
import { endSubscriptions, projectMemberRow } from './lib/rows';
import { type JobStaffStash, readJobStaff } from './readJobStaff';

type MemberRow = Rows['UserConversations'];

interface Stash extends JobStaffStash {
  /** The condition of the caller; empty without one. */
  asked: StoredRow;
  /** The row of another member; it is read because the transaction does not return it. */
  row?: MemberRow;
}

/** Returns the deleted row. `Conflict` if it did not meet the caller's condition, or is gone since it was read. */
function removedRow(ctx: StepContext<unknown, Stash, unknown, StoredRow, unknown>): MemberRow {
  if (!ctx.stash.row) return updatedOrFail<MemberRow>(ctx);
  if (ctx.error?.type === 'DynamoDB:TransactionCanceledException')
    fail('Conflict', 'The record has changed in the meantime.');
  resultOrFail(ctx);
  return ctx.stash.row;
}

export const deleteUserConversations = operation('Mutation.deleteUserConversations', {
  grants: ['owner', 'consultant', 'admin'],
  also: ['Insight'],
})
  .stash<Stash>()
  .step('conversation', 'Conversation', {
    /**
     * Reads the conversation if the caller wants to remove another member, because a consultant of the
     * conversation's job may do this. Skipped for administrators, who may remove anybody, and for members who
     * leave.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      ctx.stash.asked = dynamoCondition(ctx.args.condition);
      const { id } = ctx.args.input;
      if (!isIdOf(UserConversations, id)) fail('NotFound', 'There is no such record.');
      ctx.stash.isDecided = who.isAdmin || secondSegment(id) === who.sub;
      if (ctx.stash.isDecided) return runtime.earlyReturn({});
      if (!who.inClientArea) fail('NotFound', 'There is no such record.');
      return getRecord(Conversation, partitionOf(id));
    },

    response(ctx) {
      return { conversation: resultOrFail(ctx) };
    },
  })
  .step('job', readJobStaff)
  .step('row', 'Conversation', {
    /**
     * Checks that the caller may remove this member. If an administrator or consultant removes somebody else, reads the
     * member's row, because the transaction that also logs this does not return it.
     */
    request(ctx) {
      const { isDecided, isConsultants } = ctx.stash;
      const isTheirs = isDecided || isConsultants;
      if (!isTheirs) fail('NotFound', 'There is no such record.');
      const { id } = ctx.args.input;
      if (secondSegment(id) === getCaller(ctx).sub) runtime.earlyReturn(null);
      return getLatestRecord(UserConversations, id);
    },

    response(ctx) {
      ctx.stash.row = resultOrFail(ctx) ?? fail('NotFound', 'There is no such record.');
      return null;
    },
  })
  .step('remove', 'Conversation', {
    /**
     * Deletes the member row of somebody who leaves a conversation, or is removed by an administrator or
     * consultant, which is logged in the same transaction.
     */
    request(ctx) {
      const { id } = ctx.args.input;
      const key = keyOf(UserConversations, id);
      const condition = { ...ctx.stash.asked, pk: { attributeExists: true } };
      if (!ctx.stash.row) return remove({ key, condition });
      const detail = secondSegment(id);
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
    },

    /**
     * Ends the former member's subscriptions to the conversation, and returns the deleted member row. A
     * consultant who removed somebody gets only ids, times and version; the rest is private to the former member.
     */
    response(ctx) {
      const row = removedRow(ctx);
      const { id } = ctx.args.input;
      endSubscriptions({ conversationId: partitionOf(id), userId: row.userId });
      if (!ctx.stash.isConsultants) return projectMemberRow(row, getCaller(ctx).sub);
      const { conversationId, userId, createdAt, updatedAt, version } = row;
      return { id, conversationId, userId, createdAt, updatedAt, version };
    },
  });
