import { UserConversations } from '../../../model/entities/UserConversations';
import { addressOf, childId } from '../../../model/ids';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import type { Item } from '../../lib/Item';
import { itemAt } from '../../lib/itemAt';
import type { Reader } from './Reader';
import { recentUnread } from './recentUnread';

/** Every message and every reading changes one of these. */
const CHANGING = ['unreadCount', 'lastMessageAt', 'readAt'];
const TRIES = 10;

/**
 * A member's row and what they have not read lately, both of one moment: read again while messages arrive in between.
 * Undefined when they are no member any more.
 */
export async function steadily(
  reader: Reader,
  moment: string,
): Promise<{ member: Item; recent: Item[] } | undefined> {
  const Key = addressOf(UserConversations, childId(reader.conversationId, reader.userId));
  const read = () => itemAt(env('CONVERSATION_TABLE'), Key);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await read();
    const recent = await recentUnread(reader, moment);
    const member = await read();
    if (!before || !member) return undefined;
    if (!hasChanged(before, member, CHANGING)) return { member, recent };
  }
  throw new Error('The conversation changed each time its unread messages were read');
}
