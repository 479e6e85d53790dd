import type { LineRead, ThreadLine } from './ThreadLine';

/**
 * Combines two lists of who has read a message. A read message never becomes unread again, so a member counts
 * as having read it if either list says so.
 */
function mergeReads(known: readonly LineRead[] | undefined, arrived: readonly LineRead[] | undefined) {
  if (!known || !arrived) return arrived ?? known;
  const missing = known.filter(({ userId }) => !arrived.some((read) => read.userId === userId));
  const current = arrived.map(
    (read) => known.find((one) => one.userId === read.userId && one.read && !read.read) ?? read,
  );
  return [...current, ...missing];
}

/**
 * Adds messages to the loaded ones and sorts them by id, which is the order in which the server stored them.
 * If a message is already loaded, only the information about who has read it is updated: what a subscription
 * delivers is the same for all members and may mask the author.
 */
export function mergeLines(known: readonly ThreadLine[], arrived: readonly ThreadLine[]): ThreadLine[] {
  const lines = new Map(known.map((line) => [line.id, line]));
  let isInOrder = true;
  let last = known.at(-1)?.id ?? '';
  for (const line of arrived) {
    const before = lines.get(line.id);
    lines.set(line.id, before ? { ...before, reads: mergeReads(before.reads, line.reads) } : line);
    if (before) continue;
    isInOrder &&= line.id > last;
    last = line.id;
  }
  const merged = [...lines.values()];
  return isInOrder ? merged : merged.sort((a, b) => (a.id < b.id ? -1 : 1));
}
