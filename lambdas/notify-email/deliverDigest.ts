import { UserConversations } from '../../model/entities/UserConversations';
import { childId, keyOf } from '../../model/ids';
import { staffConversation } from '../../model/notices/noticeKinds';
import type { Item } from '../lib/Item';
import { itemAt } from '../lib/itemAt';
import { runOnce } from '../lib/runOnce';
import type { Digest } from './Digest';
import { digestMail } from './digestMail';
import { findRecipient } from './findRecipient';
import { env } from './needs';
import { readRole } from './readRole';
import { sendMail } from './sendMail';

/** Returns the path of a conversation, in the area of a member who is job staff in it. */
async function pathFor(userId: string, { conversationId, conversation, isJobStaff }: Item): Promise<string> {
  const { openJobConversationsId } = (conversation ?? {}) as { openJobConversationsId?: string | null };
  const isStaff = openJobConversationsId && isJobStaff !== false;
  return staffConversation(String(conversationId), isStaff ? await readRole(userId) : 'talent');
}

/**
 * Mails a member about the unread messages in a conversation, if there still are some and the member wants
 * such mails. A request that the queue delivers again sends no second mail.
 */
export async function deliverDigest({ conversationId, userId, since }: Digest): Promise<void> {
  const row = await itemAt(
    env('CONVERSATION_TABLE'),
    keyOf(UserConversations, childId(conversationId, userId)),
  );
  const unread = Number(row?.unreadCount ?? 0);
  if (!row || unread === 0) return;
  const recipient = await findRecipient(userId, 'MESSAGE');
  if (!recipient) return;
  const mail = digestMail({
    ...recipient,
    partner: String(row.partnerName ?? ''),
    unread,
    lastMessage: String(row.lastMessage ?? ''),
    url: env('SITE_URL') + (await pathFor(userId, row)),
  });
  await runOnce(`digest#${row.id}#${since}`, () => sendMail(mail));
}
