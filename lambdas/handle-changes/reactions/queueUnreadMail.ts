import { env } from '../../lib/env';
import { sendToQueue } from '../../lib/sendToQueue';
import { isRecent } from '../isRecent';
import type { Reaction } from '../Reaction';

/**
 * The first unread line of a conversation begins a spell: after the queue's five minutes one mail tells of
 * it, unless it was read in between (decision T32). What is old already, as after seeding or a restore, is no news.
 */
export const queueUnreadMail: Reaction = async ({ before, after }) => {
  if (after?.__typename !== 'UserConversations') return;
  const [was, is] = [Number(before?.unreadCount ?? 0), Number(after.unreadCount ?? 0)];
  if (was > 0 || is === 0 || !isRecent(after.lastMessageAt)) return;
  await sendToQueue(env('DIGEST_QUEUE_URL'), {
    conversationId: after.conversationId,
    userId: after.userId,
    since: after.lastMessageAt,
  });
};
