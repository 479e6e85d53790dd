import type { Context } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { Conversation } from '../../model/entities/Conversation';
import { UserConversations } from '../../model/entities/UserConversations';
import { worksForJob } from '../../model/jobStaff';
import { operatorName } from '../../model/snapshots/operatorName';
import { jobSnapshot, shownOrganization } from '../../model/snapshots/jobSnapshot';
import { type Item, newIdSegment, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { noteContention, putNew, stamp } from '../lib/write/record';
import type { ConversationArgs } from './lib/ConversationArgs';
import { buildMemberRow, visibleConversation } from './lib/rows';
import { endPipeline } from '../lib/endPipeline';

/**
 * Stores a conversation and a member row for each participant, the caller included, in one transaction. Job
 * staff appear under the organization's name, if the job shows it; an administrator who opens the
 * conversation appears under `operatorName`. The audit log gets an entry.
 */
export function request(ctx: Context<ConversationArgs>) {
  const { users, job } = ctx.prev.result as { users: Item[]; job?: Item };
  const { name, clientToken } = ctx.args.input;
  const { sub, isAdmin } = ctx.stash.who;
  const id = newIdSegment(clientToken);
  const snapshot = job ? jobSnapshot(job) : {};
  const about = job ? { openJobConversationsId: job.id, jobKey: job.id, openJob: snapshot } : {};
  const made = { __typename: 'Conversation', id, createdBy: sub, createToken: clientToken };
  const members = [sub, ...users.map((user) => user.sub)];
  ctx.stash.record = { ...stamp({ name: name ?? job?.title, ...about }, made), owners: members };
  const conversations = tableName(ctx, 'Conversation');
  const shown = { lastMessage: '', unreadCount: 0 };
  const organization = shownOrganization(snapshot);
  const senderName = isAdmin ? operatorName : organization;
  const named = (people: Item[]) => people.map((user) => `${user.displayName}`).join('、');
  const staff = job ? users.filter((user) => worksForJob(user, job)) : [];
  const talents = users.filter((user) => !staff.includes(user));
  const own = buildMemberRow(
    ctx.stash.record,
    { ...shown, userId: sub, partnerName: named(users), memberName: senderName, isJobStaff: !!job },
    sub,
  );
  const theirs = users.map((user) => {
    const isJobStaff = staff.includes(user);
    const signed = isJobStaff && organization !== '' ? organization : `${user.displayName}`;
    const partnerName = isJobStaff && talents.length > 0 ? named(talents) : senderName;
    const member = { ...shown, userId: `${user.sub}`, partnerName, memberName: signed, isJobStaff };
    return buildMemberRow(ctx.stash.record, member, sub);
  });
  return transactWrite({
    items: [
      putNew(conversations, Conversation, ctx.stash.record),
      ...[own, ...theirs].map((row) => putNew(conversations, UserConversations, row)),
      auditWrite(ctx, { actor: sub, action: 'startConversation', subject: id }),
    ],
  });
}

export function response(ctx: Context<ConversationArgs>) {
  const conversation = visibleConversation(ctx.stash.record, ctx.stash.who);
  if (!ctx.error) return endPipeline(ctx, conversation);
  noteContention(ctx);
  return null;
}
