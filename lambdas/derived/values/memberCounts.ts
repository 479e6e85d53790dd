import { MessageRead } from '../../../model/entities/MessageRead';
import { Message } from '../../../model/entities/Message';
import { UserConversations } from '../../../model/entities/UserConversations';
import { childId, parentIdOf } from '../../../model/ids';
import { attribute } from '../attribute';
import type { StoredRow } from '../../lib/StoredRow';
import type { DerivedValue } from '../DerivedValue';
import { cutText } from '../../../model/cutText';
import { MessageLimits } from '../../../model/limits/MessageLimits';
import { otherAuthor } from '../../../model/visibility/otherAuthor';

/**
 * Rows that were created together can have timestamps that differ by up to this many milliseconds. A member
 * row (one member's record of the conversation) does not show the conversation's last message if the message
 * is older than the row by more than this.
 */
const SAME_MOMENT_MS = 1000;

/** Returns whether a member row shows the conversation's last message, which is not older than the row. */
const isShown = (row: StoredRow, last: { createdAt: string }): boolean =>
  Date.parse(last.createdAt) >= Date.parse(String(row.createdAt)) - SAME_MOMENT_MS;

const lastMessage: DerivedValue = {
  name: 'UserConversations.lastMessage',
  table: UserConversations.table,
  entity: UserConversations.name,
  attributes: ['lastMessage', 'lastMessageAt'],
  keptBy: [],
  async valuesOf(row, sources) {
    const { last } = await sources.thread(row.pk);
    if (!last || !isShown(row, last)) return { lastMessage: '', lastMessageAt: row.createdAt };
    return { lastMessage: cutText(last.content, MessageLimits.preview), lastMessageAt: last.createdAt };
  },
};

/**
 * What a read row says follows from the member's position: a message up to it is read. While the position
 * is not known, as after an earlier release, a row that is read stays so.
 */
const readState: DerivedValue = {
  name: 'MessageRead.read',
  table: MessageRead.table,
  entity: MessageRead.name,
  attributes: ['read', 'userKey'],
  keptBy: ['markRead'],
  async valuesOf({ pk, messageId, userId, read }, sources) {
    const member = await sources.of(UserConversations, childId(pk, String(userId)));
    if (read === true && !member?.readTo) return { read, userKey: null };
    const message = member?.readTo ? await sources.of(Message, messageId) : undefined;
    const isRead = message && String(message.createdAt) <= String(member?.readTo);
    return isRead ? { read: true, userKey: null } : { read: false, userKey: `${String(userId)}#unread` };
  },
};

/**
 * The derived attributes of two kinds of rows in conversations. In member rows (each member's record of the
 * conversation): the last message with its author, and the unread count, which is the number of the others' messages
 * after the position up to which the member has read (`readTo`, the time of a message; ADR 123). In read rows: whether
 * the message is read.
 */
export const memberCounts = [
  attribute(UserConversations, 'unreadCount', ['markRead'], async ({ pk, userId, readTo }, sources) => {
    const { unread } = await sources.thread(pk);
    return (unread.get(String(userId)) ?? []).filter((at) => at > String(readTo ?? '')).length;
  }),
  lastMessage,
  attribute(UserConversations, 'lastAuthor', ['refreshNamesOfConversations'], async (row, sources) => {
    const { last } = await sources.thread(row.pk);
    return last && isShown(row, last) ? otherAuthor(last, String(row.userId)) : null;
  }),
  readState,
  attribute(MessageRead, 'messageId', [], ({ id }) => parentIdOf(String(id))),
];
