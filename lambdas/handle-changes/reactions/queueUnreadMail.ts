import { env } from '../needs';
import { sendToQueue } from '../../lib/sendToQueue';
import { isRecent } from '../isRecent';
import type { Reaction } from '../Reaction';

/**
 * Queues a mail about each message that a conversation's member has not read when it is stored. The queue
 * delays it by `unreadMailDelay` minutes. Of all that are queued, only the one about the first message that is
 * unread then is sent (decision T32); what is read, or follows it, has none.
 */
export const queueUnreadMail: Reaction = async ({ before, after }) => {
  if (after?.__typename !== 'UserConversations') return;
  const [was, is] = [Number(before?.unreadCount ?? 0), Number(after.unreadCount ?? 0)];
  if (is <= was || before?.lastMessageAt === after.lastMessageAt || !isRecent(after.lastMessageAt)) return;
  await sendToQueue(env('DIGEST_QUEUE_URL'), {
    conversationId: after.conversationId,
    userId: after.userId,
    since: after.lastMessageAt,
  });
};
