import type { Context } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { UserConversations } from '../../model/entities/UserConversations';
import { shownOrganization } from '../../model/snapshots/jobSnapshot';
import { fail, type Item, resultOrFail, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { cancellationReasons, noteContention, putNew } from '../lib/write/record';
import { buildMemberRow, projectMemberRow } from './lib/rows';
import { endPipeline } from '../lib/endPipeline';

interface Args {
  input: { conversationId: string; userId: string; clientToken?: string | null };
}

/** Builds the member row of the person who is added to the conversation. */
function newMember(ctx: Context<Args>): Item {
  const { isJobStaff, joinReason, who } = ctx.stash;
  const { user, conversation } = ctx.prev.result as { user: Item; conversation: Item };
  const { userId, clientToken } = ctx.args.input;
  const shown = { partnerName: `${conversation.name ?? ''}`, lastMessage: '', unreadCount: 0 };
  // Job staff sign with the organization's public name.
  const organization = isJobStaff ? shownOrganization((conversation.openJob ?? {}) as Item) : '';
  const memberName = organization === '' ? `${user.displayName}` : organization;
  const isAside = !!conversation.openJobConversationsId && (isJobStaff === true || !!joinReason);
  const member = { ...shown, userId, memberName, isJobStaff: isAside };
  const row = buildMemberRow(conversation, joinReason ? { ...member, joinReason } : member, who.sub);
  return clientToken ? { ...row, createToken: clientToken } : row;
}

/**
 * Stores the member row of the person who is added to a conversation, and an audit entry, in one transaction, so
 * that a repeated request adds no second entry. Administrators may add anybody, consultants of the job only job
 * staff. The entry contains the reason if an administrator joins, otherwise the person who is added.
 */
export function request(ctx: Context<Args>) {
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
}

export function response(ctx: Context<Args>) {
  const row = projectMemberRow(ctx.stash.record, ctx.stash.who.sub);
  if (!ctx.error) return endPipeline(ctx, row);
  if (cancellationReasons(ctx).length === 0) resultOrFail(ctx);
  noteContention(ctx);
  return null;
}
