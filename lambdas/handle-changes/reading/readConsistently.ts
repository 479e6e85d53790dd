import { UserConversations } from '../../../model/entities/UserConversations';
import { keyOf, childId } from '../../../model/ids';
import { env } from '../needs';
import { hasChanged } from '../../lib/hasChanged';
import type { Item } from '../../lib/Item';
import { itemAt } from '../../lib/itemAt';
import type { Reader } from './Reader';
import { recentUnread } from './recentUnread';

/** Every message and every read changes one of these attributes. */
const CHANGING = ['unreadCount', 'lastMessageAt', 'readAt'];
const TRIES = 10;

/**
 * A consistent view of a member's row and their recent unread rows; reads again while messages arrive in
 * between. Undefined when they are no longer a member.
 */
export async function readConsistently(
  reader: Reader,
  moment: string,
): Promise<{ member: Item; recent: Item[] } | undefined> {
  const Key = keyOf(UserConversations, childId(reader.conversationId, reader.userId));
  const read = () => itemAt(env('CONVERSATION_TABLE'), Key);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await read();
    const recent = await recentUnread(reader, moment);
    const member = await read();
    if (!before || !member) return undefined;
    if (!hasChanged(before, member, CHANGING)) return { member, recent };
  }
  throw new Error('The conversation changed during every attempt to read its unread messages');
}
