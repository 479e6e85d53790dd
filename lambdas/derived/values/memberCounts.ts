import { MessageRead } from '../../../model/entities/MessageRead';
import { UserConversations } from '../../../model/entities/UserConversations';
import { parentIdOf } from '../../../model/ids';
import { attribute } from '../attribute';
import type { DerivedValue } from '../DerivedValue';
import { cutText } from '../../../model/cutText';
import { MessageLimits } from '../../../model/limits/MessageLimits';

/**
 * Rows that were created together can have timestamps that differ by up to this many milliseconds. A member
 * row (one member's record of the conversation) does not show the conversation's last message if the message
 * is older than the row by more than this.
 */
const SAME_MOMENT_MS = 1000;

const lastMessage: DerivedValue = {
  name: 'UserConversations.lastMessage',
  table: UserConversations.table,
  entity: UserConversations.name,
  attributes: ['lastMessage', 'lastMessageAt'],
  keptBy: [],
  async valuesOf(row, sources) {
    const { last } = await sources.thread(row.pk);
    const joinedAt = Date.parse(String(row.createdAt)) - SAME_MOMENT_MS;
    if (!last || Date.parse(last.createdAt) < joinedAt)
      return { lastMessage: '', lastMessageAt: row.createdAt };
    return { lastMessage: cutText(last.content, MessageLimits.preview), lastMessageAt: last.createdAt };
  },
};

/**
 * The derived attributes of two kinds of rows in conversations. In member rows (each member's record of the
 * conversation): the unread count and the last message. In read rows (whether a member has read a message):
 * the index keys.
 */
export const memberCounts = [
  attribute(UserConversations, 'unreadCount', ['markRead'], async ({ pk, userId }, sources) => {
    const { unread } = await sources.thread(pk);
    return unread.get(String(userId)) ?? 0;
  }),
  lastMessage,
  attribute(MessageRead, 'userKey', ['markRead'], ({ read, userId }) =>
    read === true ? null : `${String(userId)}#unread`,
  ),
  attribute(MessageRead, 'messageId', [], ({ id }) => parentIdOf(String(id))),
];
