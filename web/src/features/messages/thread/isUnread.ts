import type { ThreadLine } from './ThreadLine';

/**
 * Returns whether the person has not read this message. A message from a subscription counts as unread,
 * because it arrives without information about who has read it.
 */
export function isUnread({ authorId, reads }: ThreadLine, sub: string): boolean {
  if (authorId === sub) return false;
  const own = reads?.find(({ userId }) => userId === sub);
  return reads === undefined || own?.read === false;
}
