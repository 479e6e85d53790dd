import type { ThreadLine } from './ThreadLine';

/**
 * Returns whether the person with the given sub has not read this message. A message of somebody else that
 * arrived through a subscription counts as unread, because it has no information about who has read it.
 * A message from before the person joined has no row for them; the API does not count it as unread.
 */
export function isUnread({ authorId, reads }: ThreadLine, sub: string): boolean {
  if (authorId === sub) return false;
  const own = reads?.find(({ userId }) => userId === sub);
  return reads === undefined || own?.read === false;
}
