import { batchGet, transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { Conversation } from '../../model/entities/Conversation';
import { User } from '../../model/entities/User';
import { UserConversations } from '../../model/entities/UserConversations';
import { isIdOf, keyOf } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { shownOrganization } from '../../model/snapshots/jobSnapshot';
import type { RootFields, Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation, type StepContext } from '../lib/operation';
import { batchItems, getLatestRecord } from '../lib/read';
import { authorizeAndValidate, fail, invalid, resultOrFail, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { cancellationReasons, noteContention, putNew, resolveConflict } from '../lib/write/record';
import { buildMemberRow, projectMemberRow, requireReason } from './lib/rows';
import { type JobStaffStash, readJobStaff } from './readJobStaff';

interface Stash extends JobStaffStash {
  who: Caller;
  /** The reason of an administrator who adds themselves. */
  joinReason?: string;
  record: Rows['UserConversations'];
}

interface Found {
  user: Rows['User'];
  conversation: Rows['Conversation'];
}

type Args = RootFields['Mutation.createUserConversations']['args'];

/** Builds the member row of the person who is added to the conversation. */
function newMember(ctx: StepContext<Args, Stash, Found>): Rows['UserConversations'] {
  const { isJobStaff, joinReason, who } = ctx.stash;
  const { user, conversation } = ctx.prev.result;
  const { userId, clientToken } = ctx.args.input;
  const shown = { partnerName: conversation.name ?? '', lastMessage: '', unreadCount: 0 };
  // Job staff sign with the organization's public name.
  const organization = isJobStaff ? shownOrganization(conversation.openJob ?? {}) : '';
  const memberName = organization === '' ? (user.displayName ?? '') : organization;
  const isAside = !!conversation.openJobConversationsId && (isJobStaff === true || !!joinReason);
  const member = { ...shown, userId, memberName, isJobStaff: isAside };
  const row = buildMemberRow(conversation, joinReason ? { ...member, joinReason } : member, who.sub);
  return clientToken ? { ...row, createToken: clientToken } : row;
}

export const createUserConversations = operation('Mutation.createUserConversations', {
  grants: ['consultant', 'admin'],
  rate: RateLimits.invitation,
  also: ['Conversation', 'Insight'],
})
  .stash<Stash>()
  .step('people', 'Talent', {
    /** Reads the conversation and the profile of the person to be added to it. */
    request(ctx) {
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
    },

    response(ctx) {
      const user = batchItems<'User'>(ctx, 'Talent')[0];
      const conversation = batchItems<'Conversation'>(ctx, 'Conversation')[0];
      if (!user || !conversation)
        return fail('Unauthorized', 'There is no such conversation, or no such person.');
      return { user, conversation };
    },
  })
  .step('job', readJobStaff)
  .step('write', 'Conversation', {
    /**
     * Stores the member row of the person who is added to a conversation, and an audit entry, in one transaction, so
     * that a repeated request adds no second entry. Administrators may add anybody, consultants of the job only job
     * staff. The entry contains the reason if an administrator joins, otherwise the person who is added.
     */
    request(ctx) {
      const { isDecided, isConsultants, isJobStaff, joinReason, who } = ctx.stash;
      const mayJoin = isDecided || (isConsultants && isJobStaff);
      if (!mayJoin) fail('Unauthorized', 'There is no such conversation, or no such person.');
      const { conversationId, userId } = ctx.args.input;
      ctx.stash.record = newMember(ctx);
      const entry = auditWrite(ctx, {
        actor: who.sub,
        action: joinReason ? 'joinConversation' : 'addMember',
        subject: conversationId,
        detail: joinReason ?? userId,
      });
      return transactWrite({
        items: [putNew(tableName(ctx, 'Conversation'), UserConversations, ctx.stash.record), entry],
      });
    },

    response(ctx) {
      const row = projectMemberRow(ctx.stash.record, ctx.stash.who.sub);
      if (!ctx.error) return endPipeline(ctx, row);
      if (cancellationReasons(ctx).length === 0) resultOrFail(ctx);
      noteContention(ctx);
      return null;
    },
  })
  .step('resolveConflict', 'Conversation', {
    /**
     * Reads the member row of a person who is a member already. The caller gets it on a retry of the request that
     * stored it; any other request gets `Conflict`.
     */
    request(ctx) {
      return getLatestRecord(UserConversations, ctx.stash.record.id);
    },

    response(ctx) {
      return projectMemberRow(resolveConflict(ctx), ctx.stash.who.sub);
    },
  });
