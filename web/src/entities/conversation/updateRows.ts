import type { ConversationRowFragment } from '../../generated/conversations';
import type { ArrivedMessage } from './ArrivedMessage';
import { cutText } from '../../../../model/cutText';
import { MessageLimits } from '../../../../model/limits/MessageLimits';

/** Puts a new or changed row at the front of a list and removes its older version, which has the same id. */
const moveToFront = <Row extends { id: string }>(rows: readonly Row[], arrived: Row): Row[] => [
  arrived,
  ...rows.filter(({ id }) => id !== arrived.id),
];

/**
 * Returns the list of conversations after a new message: its conversation moves to the front, shows the
 * beginning of the message's text and has one more unread message if somebody else wrote it, otherwise none, because
 * who answers has read the others. Returns null
 * when the list must be queried again, because the conversation is not in the list, the text is missing, or a
 * later message is already shown. A conversation that already shows this message is not changed.
 */
export function updateRows(
  rows: readonly ConversationRowFragment[],
  message: ArrivedMessage,
  isUnread: boolean,
): readonly ConversationRowFragment[] | null {
  const row = rows.find(({ conversationId }) => conversationId === message.conversationId);
  const content = message.content;
  if (!row || content === null || content === undefined) return null;
  const preview = cutText(content, MessageLimits.preview);
  const last = row.lastMessageAt ?? '';
  if (last === message.createdAt && row.lastMessage === preview) return rows;
  if (last > message.createdAt) return null;
  return moveToFront(rows, {
    ...row,
    lastMessage: preview,
    lastAuthor: (isUnread && !message.isEvent && message.author?.name) || null,
    lastMessageAt: message.createdAt,
    unreadCount: isUnread ? (row.unreadCount ?? 0) + 1 : 0,
  });
}
