import { extensions, util } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { invalid, type Item } from '../../lib/resolver';
import type { Caller } from '../../../model/access';
import { ConversationVisibility } from '../../../model/visibility/ConversationVisibility';
import { project } from '../../../model/visibility/project';
import { childId, keyOf, type RecordKey } from '../../../model/ids';
import { stamp } from '../../lib/write/record';
import { UserConversations } from '../../../model/entities/UserConversations';

/** Returns whether a member row belongs to a conversation about a job. */
export function isAboutJob(member: Item): boolean {
  return !!(member.conversation as Item | undefined)?.openJobConversationsId;
}

/**
 * Returns whether a member represents the job's organization in a conversation (`isJobStaff`). Rows stored by
 * earlier releases lack this attribute; in conversations about a job these members count as job staff, so
 * that no name is shown by mistake.
 */
export function isStaffMember(member: Item): boolean {
  return member.isJobStaff === undefined ? isAboutJob(member) : member.isJobStaff === true;
}

/**
 * Returns the fields of a member row that the person with this sub may read. Only the member themselves sees
 * the last message. Administrators who added themselves do not see it: they read messages through the
 * conversation, where each read is logged.
 */
export function projectMemberRow(row: Item, sub: string): Item {
  return row.userId === sub && !row.joinReason ? row : { ...row, lastMessage: null };
}

/**
 * Returns a new conversation with the fields that its creator may see. The relation to its messages is
 * present but not loaded, so that the relation's resolver reads them.
 */
export function visibleConversation(conversation: Item, who: Caller): Item {
  const shown = project(ConversationVisibility, conversation, who.isAdmin ? 'admin' : 'public');
  return { ...shown, messages: {} };
}

/**
 * Returns the reason that an administrator must give for reading or joining a conversation. A reason must have 4 to 500
 * characters; otherwise it is `InvalidInput`.
 */
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
  /** The name that is shown as the author of this member's messages. */
  memberName: string;
  partnerIcon?: unknown;
  lastMessage: string;
  /** The time of the last message; without a message, the time at which the member row was created. */
  lastMessageAt?: string;
  unreadCount: number;
  /** Whether the member represents the job's organization in the conversation. */
  isJobStaff: boolean;
  /** The reason that an administrator gave for adding themselves to the conversation. It is logged with each read. */
  joinReason?: string;
}

/**
 * Builds a member row. It contains what the member's list of conversations shows, and a snapshot of the
 * conversation: its id, its name and the id of its job.
 */
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

/** Returns the DynamoDB key of a person's member row of a conversation. Only members have such a row. */
export function membershipKey(conversationId: string, userId: string) {
  return keyOf(UserConversations, childId(conversationId, userId));
}

interface Reader {
  userId: string;
  /** Whether this reader represents the job's organization in the conversation. */
  isJobStaff: boolean;
}

/** Builds the read row that stores whether a member has read a message. */
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
  /** The sub of the person who caused the event that the message reports. */
  by: string;
  /** Whether the person who caused the event acted for the job's organization. */
  isJobStaff: boolean;
}

/** Builds an event line: a message that reports an event, such as an application. */
export function buildEventLine(conversationId: string, content: string, { by, isJobStaff }: Cause): Item {
  const id = childId(conversationId, util.autoUlid());
  const values = { conversationId, authorId: by, content, isSent: true, isEvent: true, isJobStaff };
  return stamp(values, { __typename: 'Message', id, createdBy: by });
}

/**
 * Returns the transaction items that enter a new message in the member rows: its text (at most 200
 * characters) and time as the last message and, except for the author, an unread count that is one higher.
 * Each row must meet `condition`; by default it must exist.
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

/** Returns the DynamoDB key of the row that reserves a client token in a conversation. */
export function clientTokenKey(conversationId: string, token: string): RecordKey {
  return { pk: conversationId, sk: `MessageToken#${token}` };
}

/**
 * Returns the transaction item that reserves a client token in a conversation. The row contains the id of the message
 * stored with the token.
 */
export function reserveClientToken(table: string, conversationId: string, token: string, message: Item) {
  const item: Item = { __typename: 'MessageToken', id: message.id };
  const key = clientTokenKey(conversationId, token);
  return { putItem: { table, key, item, condition: { pk: { attributeExists: false } } } };
}
