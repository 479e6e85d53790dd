import { extensions } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../../model/access';
import { cutText } from '../../../model/cutText';
import { UserConversations } from '../../../model/entities/UserConversations';
import { childId, keyOf, type RecordKey } from '../../../model/ids';
import { isLongerThan } from '../../../model/isLongerThan';
import { lengthOf } from '../../../model/lengthOf';
import { MessageLimits } from '../../../model/limits/MessageLimits';
import { ConversationVisibility } from '../../../model/visibility/ConversationVisibility';
import { otherAuthor } from '../../../model/visibility/otherAuthor';
import { project } from '../../../model/visibility/project';
import type { Rows, StoredRow } from '../../generated/types';
import { invalid } from '../../lib/resolver';
import { stamp } from '../../lib/write/record';
import { newLineId, timeOfLine } from './lineOrder';

type MemberRow = Rows['UserConversations'];

/** Returns whether a member row belongs to a conversation about a job. */
export function isAboutJob(member: MemberRow): boolean {
  return !!member.conversation?.openJobConversationsId;
}

/**
 * Returns whether a member represents the job's organization in a conversation (`isJobStaff`). Member rows of
 * earlier releases do not contain this field. In a conversation about a job, members with such a row count as
 * job staff, so that no name is shown by mistake.
 */
export function isStaffMember(member: MemberRow): boolean {
  return member.isJobStaff === undefined ? isAboutJob(member) : member.isJobStaff === true;
}

/**
 * Returns the fields of a member row that the person with this sub may read: all fields of their own row, and
 * all except the last message and its author of any other row. Administrators who added themselves do not get the last
 * message in their own row either, because each of their reads of messages must be logged.
 */
export function projectMemberRow(row: MemberRow, sub: string): MemberRow {
  return row.userId === sub && !row.joinReason ? row : { ...row, lastMessage: null, lastAuthor: null };
}

/**
 * Returns the fields of a new conversation that its creator may see. The relation to its messages is present
 * but not loaded.
 */
export function visibleConversation(conversation: Rows['Conversation'], who: Caller) {
  const shown = project(ConversationVisibility, conversation, who.isAdmin ? 'admin' : 'public');
  return { ...shown, messages: {} };
}

/**
 * Returns an administrator's reason for reading or joining a conversation, without spaces around it.
 * `InvalidInput` if it is missing or does not have 4 to 500 characters.
 */
export function requireReason(reason: string | null | undefined, field = 'reason'): string {
  if (!reason || lengthOf(reason.trim()) < 4 || isLongerThan(reason, 500)) return invalid(field, '4..500');
  return util.str.normalize(reason.trim(), 'nfc');
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
  partnerIcon?: string | null;
  lastMessage: string;
  /** The time of the last message; by default that of the creation of the member row. */
  lastMessageAt?: string;
  unreadCount: number;
  /** Whether the member represents the job's organization in the conversation. */
  isJobStaff: boolean;
  /** The reason that an administrator gave for adding themselves to the conversation. It is logged with each read. */
  joinReason?: string;
}

/**
 * Builds a member row: what the member's list of conversations shows, and a snapshot of the conversation (its
 * id, its name and its job's id).
 */
export function buildMemberRow(
  conversation: Rows['Conversation'],
  { userId, ...shown }: Member,
  createdBy: string,
): MemberRow {
  const conversationId = conversation.id;
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
  /** Whether the member who has this read row represents the job's organization in the conversation. */
  isJobStaff: boolean;
}

/** Builds a read row: it says that this member has not read the message yet. */
export function buildReadRow(message: Rows['Message'], { userId, isJobStaff }: Reader): Rows['MessageRead'] {
  const id = childId(message.id, userId);
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
    createdBy: message.createdBy,
    at: message.createdAt,
  });
  return { ...row, userKey: `${userId}#unread` };
}

interface Cause {
  /** The time of the conversation's last message, if it is known. */
  after?: string | null;
  /** The sub of the person who caused the event that the message reports. */
  by: string;
  /** Whether the person who caused the event acted for the job's organization. */
  isJobStaff: boolean;
}

/** Builds an event line: a message that reports an event, such as an application. */
export function buildEventLine(
  conversationId: string,
  content: string,
  { by, isJobStaff, after }: Cause,
): Rows['Message'] {
  const id = newLineId(conversationId, after);
  const values = { conversationId, authorId: by, content, isSent: true, isEvent: true, isJobStaff };
  return stamp(values, { __typename: 'Message', id, createdBy: by, at: timeOfLine(id) });
}

/**
 * Returns the transaction items that update the member rows after a new message: its text (the first 200
 * characters), author and time become those of the last message, and the unread count increases by one. For the author
 * everything is read now, because who answers has read what was written before; an event is no answer and
 * leaves its author's count as it is. The transaction is refused if a row shows a message that is not earlier.
 */
export function buildMemberUpdates(table: string, line: Rows['Message'], members: readonly string[]) {
  const at = line.createdAt;
  const shown = { lastMessage: cutText(line.content, MessageLimits.preview), lastMessageAt: at };
  const author = (reader: string) => otherAuthor(line, reader) ?? operations.remove();
  const ofAuthor = line.isEvent ? shown : { ...shown, unreadCount: 0, readTo: at, readAt: at };
  return members.map((userId) => ({
    updateItem: {
      table,
      key: keyOf(UserConversations, childId(line.conversationId, userId)),
      update: {
        ...(userId === line.authorId ? ofAuthor : { ...shown, unreadCount: operations.increment(1) }),
        lastAuthor: author(userId),
      },
      condition: { lastMessageAt: { lt: at } },
    },
  }));
}

/** Returns the DynamoDB key of the row that reserves a client token in a conversation. */
export function clientTokenKey(conversationId: string, token: string): RecordKey {
  return { pk: conversationId, sk: `MessageToken#${token}` };
}

/**
 * Returns the transaction item that reserves a client token in a conversation. The reservation contains the
 * message's id.
 */
export function reserveClientToken(
  table: string,
  conversationId: string,
  token: string,
  message: Rows['Message'],
) {
  const item: StoredRow = { __typename: 'MessageToken', id: message.id };
  const key = clientTokenKey(conversationId, token);
  return { putItem: { table, key, item, condition: { pk: { attributeExists: false } } } };
}
