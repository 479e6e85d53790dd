import type { ConversationRowFragment } from '../../generated/conversations';
import type { ArrivedMessage } from './ArrivedMessage';
import { moveToFront } from './moveToFront';

const SHOWN = 200;

/**
 * The list of conversations after a message: its conversation is the first one, with its text and, if somebody else
 * wrote it, one more unread message. Returns null when the list must be asked for: its row is unknown, the text is
 * missing, or the row already has a later message. A row that has this message already stays as it is.
 */
export function updateRows(
  rows: readonly ConversationRowFragment[],
  message: ArrivedMessage,
  isUnread: boolean,
): readonly ConversationRowFragment[] | null {
  const row = rows.find(({ conversationId }) => conversationId === message.conversationId);
  const content = message.content;
  if (!row || content === null || content === undefined) return null;
  const last = row.lastMessageAt ?? '';
  if (last === message.createdAt && row.lastMessage === content.slice(0, SHOWN)) return rows;
  if (last > message.createdAt) return null;
  return moveToFront(rows, {
    ...row,
    lastMessage: content.slice(0, SHOWN),
    lastMessageAt: message.createdAt,
    unreadCount: (row.unreadCount ?? 0) + (isUnread ? 1 : 0),
  });
}
