import type { ThreadLine } from './ThreadLine';

/**
 * Returns whether the person has not read this message. A message that arrived by a subscription counts as
 * unread, because its reads are unknown.
 */
export function isUnread({ authorId, reads }: ThreadLine, sub: string): boolean {
  if (authorId === sub) return false;
  const own = reads?.find(({ userId }) => userId === sub);
  return reads === undefined || own?.read === false;
}
