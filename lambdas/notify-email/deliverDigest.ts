import { conversationPath } from '../../model/conversationPath';
import { UserConversations } from '../../model/entities/UserConversations';
import { childId, keyOf } from '../../model/ids';
import { maskedPerson } from '../../model/visibility/maskedPerson';
import { otherAuthor } from '../../model/visibility/otherAuthor';
import { eachUnread } from '../lib/eachUnread';
import type { StoredRow } from '../lib/StoredRow';
import { itemAt } from '../lib/itemAt';
import { runOnce } from '../lib/runOnce';
import type { Digest } from './Digest';
import { digestMail } from './digestMail';
import { findArea } from './findArea';
import { findRecipient } from './findRecipient';
import { env } from './needs';
import { sendMail } from './sendMail';

/**
 * Returns what other people have written to a member since the member last read or answered, oldest first. Null if
 * something older than the time `since` is unread.
 */
async function findUnread(row: StoredRow, since: string): Promise<StoredRow[] | null> {
  const reader = { conversationId: String(row.conversationId), userId: String(row.userId) };
  const messages: StoredRow[] = [];
  for await (const { message } of eachUnread(reader, String(row.readTo ?? ''))) {
    // Events have notices of their own.
    if (message.isEvent === true) continue;
    if (String(message.createdAt) < since) return null;
    messages.push(maskedPerson.message(message, reader.userId));
  }
  return messages.toReversed();
}

/**
 * Mails a member about the unread messages in a conversation, if the request is about the first of them and the
 * member wants such mails. A request about a message that was read in the meantime, or that follows another
 * unread one, sends nothing, and neither does one that the queue delivers again.
 */
export async function deliverDigest({ conversationId, userId, since }: Digest): Promise<void> {
  const row = await itemAt(
    env('CONVERSATION_TABLE'),
    keyOf(UserConversations, childId(conversationId, userId)),
  );
  if (!row || String(row.readTo ?? '') >= since) return;
  const unread = await findUnread(row, since);
  if (!unread || unread[0]?.createdAt !== since) return;
  const recipient = await findRecipient(userId, 'MESSAGE');
  if (!recipient) return;
  const area = row.isJobStaff === true ? await findArea(userId) : 'talent';
  const partner = String(row.partnerName ?? '');
  const { to, name } = recipient;
  const mail = digestMail({
    ...{ to, name },
    partner,
    unread: Number(row.unreadCount),
    // Administrators who added themselves read messages only where each access is logged.
    messages: row.joinReason
      ? []
      : unread.map((message) => ({
          by: otherAuthor(message, userId) ?? partner,
          text: String(message.content),
        })),
    url: env('SITE_URL') + conversationPath(conversationId, area),
  });
  await runOnce(`digest#${row.id}#${since}`, () => sendMail(mail));
}
