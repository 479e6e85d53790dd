import type { Context } from '@aws-appsync/utils';
import { UserConversations } from '../../model/entities/UserConversations';
import { shownOrganization } from '../../model/snapshots/jobSnapshot';
import type { Item } from '../lib/resolver';
import { buildMemberRow, projectMemberRow } from './lib/rows';
import { createdOrFail, putIfAbsent } from '../lib/write/record';

interface Args {
  input: { conversationId: string; userId: string; clientToken?: string | null };
}

/** Stores the member row of the person who is added to a conversation. */
export function request(ctx: Context<Args>) {
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
  const item: Item = clientToken ? { ...row, createToken: clientToken } : row;
  ctx.stash.record = item;
  return putIfAbsent(UserConversations, item);
}

/**
 * Returns the new member row. If the person already is a member, returns the existing row on a retry;
 * otherwise throws `Conflict`.
 */
export function response(ctx: Context<Args>) {
  const row = createdOrFail(ctx);
  return projectMemberRow(row, ctx.stash.who.sub);
}
