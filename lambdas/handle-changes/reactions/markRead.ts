import { hasChanged } from '../../lib/hasChanged';
import type { Item } from '../../lib/Item';
import type { Reaction } from '../Reaction';
import { indexedUnread } from '../reading/indexedUnread';
import { markRows } from '../reading/markRows';
import { correctUnreadCount } from '../reading/correctUnreadCount';
import { readConsistently } from '../reading/readConsistently';

/**
 * The number of newest messages whose read state is published to subscribers when a member marks a
 * conversation as read: as many as one page of a conversation shows. Older messages are marked as read in
 * bulk, without being published.
 */
const SHOWN = 80;

/**
 * When a member has marked a whole conversation as read at the time `readAt`, marks the member's read rows of
 * the messages up to that time as read. Messages that the member has not seen stay unread, even if they were
 * written before `readAt`. Their number is `unreadCount`: the member's request sets it to 0, and each message
 * that is stored afterwards adds 1. That number of the newest read rows stays unread. The reaction can be
 * repeated.
 */
export const markRead: Reaction = async ({ before, after }) => {
  if (after?.__typename !== 'UserConversations' || after.unreadCount !== 0) return;
  if (!before || !hasChanged(before, after, ['readAt'])) return;
  const reader = { conversationId: String(after.conversationId), userId: String(after.userId) };
  const readAt = String(after.readAt);
  const indexed = await indexedUnread(reader);
  const now = await readConsistently(reader, readAt);
  if (!now) return;
  const isLater = ({ createdAt }: Item) => String(createdAt) > readAt;
  const known = new Set(now.recent.map(({ sk }) => sk));
  const rows = [...now.recent, ...indexed.filter((row) => !isLater(row) && !known.has(row.sk))];
  const unseen = Math.max(0, Number(now.member.unreadCount) - rows.filter(isLater).length);
  const read = rows.filter((row) => !isLater(row)).slice(unseen);
  await markRows(read.slice(0, SHOWN), false);
  await markRows(read.slice(SHOWN), true);
  if (rows.length > 0 || now.member.unreadCount !== 0) await correctUnreadCount(reader, readAt);
};
