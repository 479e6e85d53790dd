import { extensions, util } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { invalid, type Item } from '../../lib/resolver';
import type { Caller } from '../../../model/access';
import { ConversationVisibility } from '../../../model/visibility/ConversationVisibility';
import { project } from '../../../model/visibility/project';
import { childId, keyOf, type RecordKey } from '../../../model/ids';
import { stamp } from '../../lib/write/record';
import { UserConversations } from '../../../model/entities/UserConversations';

/** True when a member's row shows that the conversation is about a job. */
export function isAboutJob(member: Item): boolean {
  return !!(member.conversation as Item | undefined)?.openJobConversationsId;
}

/**
 * True when a member takes part for the job's organization. Rows stored before this flag existed count as
 * such in every conversation about a job, so that nobody is shown by mistake.
 */
export function isStaffMember(member: Item): boolean {
  return member.isJobStaff === undefined ? isAboutJob(member) : member.isJobStaff === true;
}

/**
 * The fields of a member's row that a person may read: only the member sees the last message. Others, and
 * administrators who joined by themselves, read messages in the thread, where each read is logged with its
 * reason.
 */
export function projectMemberRow(row: Item, sub: string): Item {
  return row.userId === sub && !row.joinReason ? row : { ...row, lastMessage: null };
}

/** A new conversation as its creator may see it, including its thread. */
export function visibleConversation(conversation: Item, who: Caller): Item {
  const shown = project(ConversationVisibility, conversation, who.isAdmin ? 'admin' : 'public');
  return { ...shown, messages: {} };
}

/** The reason that an administrator must give for reading a conversation; 4 to 500 characters. */
export function requireReason(reason: string | null | undefined, field = 'reason'): string {
  if (!reason || reason.trim().length < 4 || reason.length > 500) return invalid(field, '4..500');
  return reason.trim();
}

/** Ends a former member's open subscriptions to a conversation. */
export function endSubscriptions(payload: { conversationId: string; userId: string }): void {
  extensions.invalidateSubscriptions({ subscriptionField: 'onCreateMessage', payload });
  extensions.invalidateSubscriptions({ subscriptionField: 'onUpdateMessageRead', payload });
}

interface Member {
  userId: string;
  partnerName: string;
  /** The name that is shown with this member's messages. */
  memberName: string;
  partnerIcon?: unknown;
  lastMessage: string;
  /** When the last message was written; without a message, the creation time of the row. */
  lastMessageAt?: string;
  unreadCount: number;
  /** Takes part for the job's organization, not as the talent. */
  isJobStaff: boolean;
  /** Why an administrator joined by themselves; logged with each read. */
  joinReason?: string;
}

/** Builds a member's row of a conversation: what conversation lists show, including what never changes. */
export function buildMemberRow(conversation: Item, { userId, ...shown }: Member, createdBy: string): Item {
  const conversationId = `${conversation.id}`;
  const { name, openJobConversationsId } = conversation;
  const snapshot = { id: conversationId, name, openJobConversationsId: openJobConversationsId ?? null };
  const id = childId(conversationId, userId);
  const row = stamp(
    { ...shown, conversationId, userId, conversation: snapshot },
    { __typename: 'UserConversations', id, createdBy },
  );
  return { ...row, owners: [userId], memberKey: userId, lastMessageAt: row.lastMessageAt ?? row.createdAt };
}

/** The key of a person's row of a conversation; only members have one. */
export function membershipKey(conversationId: string, userId: string) {
  return keyOf(UserConversations, childId(conversationId, userId));
}

interface Reader {
  userId: string;
  /** True when they take part for the job's organization. */
  isJobStaff: boolean;
}

/** Builds the row that keeps whether another member has read a message. */
export function buildReadRow(message: Item, { userId, isJobStaff }: Reader): Item {
  const id = childId(`${message.id}`, userId);
  const values = {
    messageId: message.id,
    conversationId: message.conversationId,
    userId,
    isJobStaff,
    read: false,
  };
  const row = stamp(values, {
    __typename: 'MessageRead',
    id,
    createdBy: `${message.createdBy}`,
    at: `${message.createdAt}`,
  });
  return { ...row, userKey: `${userId}#unread` };
}

interface Cause {
  /** The person who caused the event. */
  by: string;
  /** True when they acted for the job's organization. */
  isJobStaff: boolean;
}

/** Builds a message that reports an event. */
export function buildEventLine(conversationId: string, content: string, { by, isJobStaff }: Cause): Item {
  const id = childId(conversationId, util.autoUlid());
  const values = { conversationId, authorId: by, content, isSent: true, isEvent: true, isJobStaff };
  return stamp(values, { __typename: 'Message', id, createdBy: by });
}

/**
 * The transaction items that a new message needs in the members' rows, subject to the condition: the last
 * message, and an incremented unread count for everybody but the author.
 */
export function buildMemberUpdates(table: string, line: Item, members: string[], condition?: Item | null) {
  const shown = { lastMessage: `${line.content}`.slice(0, 200), lastMessageAt: line.createdAt };
  return members.map((userId) => ({
    updateItem: {
      table,
      key: keyOf(UserConversations, childId(`${line.conversationId}`, userId)),
      update: userId === line.authorId ? shown : { ...shown, unreadCount: operations.increment(1) },
      condition: condition ?? { pk: { attributeExists: true } },
    },
  }));
}

/** The key of the row that reserves a client token in a conversation. */
export function clientTokenKey(conversationId: string, token: string): RecordKey {
  return { pk: conversationId, sk: `MessageToken#${token}` };
}

/**
 * The transaction item that reserves a client token in its conversation; the row has the id of the stored
 * message.
 */
export function reserveClientToken(table: string, conversationId: string, token: string, message: Item) {
  const item: Item = { __typename: 'MessageToken', id: message.id };
  const key = clientTokenKey(conversationId, token);
  return { putItem: { table, key, item, condition: { pk: { attributeExists: false } } } };
}
