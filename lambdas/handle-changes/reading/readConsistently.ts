import { UserConversations } from '../../../model/entities/UserConversations';
import { keyOf, childId } from '../../../model/ids';
import { env } from '../needs';
import { hasChanged } from '../../lib/hasChanged';
import type { Item } from '../../lib/Item';
import { itemAt } from '../../lib/itemAt';
import type { Reader } from './Reader';
import { recentUnread } from './recentUnread';

/**
 * Attributes of a member row (one member's record of the conversation). Each new message and each marking as
 * read changes at least one of them. If two reads of the row show the same values, nothing happened in
 * between.
 */
const CHANGING = ['unreadCount', 'lastMessageAt', 'readAt'];
const TRIES = 10;

/**
 * Reads a member row (one member's record of the conversation) and the read rows of the member's recent
 * unread messages, as they were at the same moment: if the member row changes in between, it reads both
 * again. Undefined if the person is no longer a member.
 * @throws Error if the member row changes during each of ten attempts
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
