import { env } from '../needs';
import { sendToQueue } from '../../lib/sendToQueue';
import { isRecent } from '../isRecent';
import type { Reaction } from '../Reaction';

/**
 * When a conversation member's first unread message arrives, queues a mail to that member. The queue delays
 * it by `unreadMailDelay` minutes. The mail is not sent if the member has no unread messages by then
 * (decision T32).
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
