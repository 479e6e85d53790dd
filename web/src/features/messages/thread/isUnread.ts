import type { ThreadLine } from './ThreadLine';

/**
 * Returns whether the person `sub` has not read this message. Their own messages count as read. A message
 * of somebody else that arrived through a subscription counts as unread, because it does not say who has
 * read it. A message that was sent before the person joined the conversation counts as read; it has no read
 * row for them, and the API does not count it as unread either.
 */
export function isUnread({ authorId, reads }: ThreadLine, sub: string): boolean {
  if (authorId === sub) return false;
  const own = reads?.find(({ userId }) => userId === sub);
  return reads === undefined || own?.read === false;
}
