import type { ThreadLine } from './ThreadLine';

/** The person has not read this message; of a message that arrived live, nobody knows otherwise. */
export function isUnread({ authorId, reads }: ThreadLine, sub: string): boolean {
  if (authorId === sub) return false;
  const own = reads?.find(({ userId }) => userId === sub);
  return reads === undefined || own?.read === false;
}
