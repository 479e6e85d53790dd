import { announcements } from '../../model/announcements';
import { Message } from '../../model/entities/Message';
import { UserConversations } from '../../model/entities/UserConversations';
import { childId, keyOf } from '../../model/ids';
import { maskedPerson } from '../../model/visibility/maskedPerson';
import { itemAt } from '../lib/itemAt';
import type { StoredRow } from '../lib/StoredRow';
import { env } from './needs';

const { fields } = announcements.message;

/**
 * Returns the message to which a new read row belongs (the row records whether one member has read the
 * message), with the fields that this member may see. Only ids, times and version are returned if the message
 * no longer exists, if the member has left the conversation, or if the member is an administrator who added
 * themselves to the conversation. Such an administrator may read messages only where each access is logged.
 */
export async function messageOfRead(read: StoredRow): Promise<Record<string, unknown>> {
  const table = env('CONVERSATION_TABLE');
  const { messageId, conversationId, userId, createdAt, updatedAt, version } = read;
  const [message, reader] = await Promise.all([
    itemAt(table, keyOf(Message, String(messageId))),
    itemAt(table, keyOf(UserConversations, childId(String(conversationId), String(userId)))),
  ]);
  if (!message || !reader || reader.joinReason)
    return { id: messageId, conversationId, createdAt, updatedAt, version };
  const shown = maskedPerson.message(message, '');
  const values = fields.map((name) => [name, shown[name] ?? null]);
  return { ...Object.fromEntries(values), author: shown.author ?? null };
}
