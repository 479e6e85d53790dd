import type { Item } from '../lib/Item';
import type { Thread } from './readThread';

/** How many messages a member has not read: none of those from before the moment when they read all (`allReadAt`). */
export function unreadCount({ userId, allReadAt }: Item, { unread }: Thread): number {
  const times = unread.get(String(userId)) ?? [];
  return times.filter((createdAt) => createdAt > String(allReadAt ?? '')).length;
}
