import { UserConversations } from '../../model/entities/UserConversations';
import { childId, keyOf } from '../../model/ids';
import { itemAt } from '../lib/itemAt';
import { runOnce } from '../lib/runOnce';
import type { Digest } from './Digest';
import { digestMail } from './digestMail';
import { findRecipient } from './findRecipient';
import { env } from './needs';
import { sendMail } from './sendMail';

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
    url: `${env('SITE_URL')}/message/${conversationId}`,
  });
  await runOnce(`digest#${row.id}#${since}`, () => sendMail(mail));
}
