import type { LineRead, ThreadLine } from './ThreadLine';

/** Reads never become unread again, so what either side knows as read stays read. */
function mergeReads(known: readonly LineRead[] | undefined, arrived: readonly LineRead[] | undefined) {
  if (!known || !arrived) return arrived ?? known;
  const missing = known.filter(({ userId }) => !arrived.some((read) => read.userId === userId));
  const current = arrived.map(
    (read) => known.find((one) => one.userId === read.userId && one.read && !read.read) ?? read,
  );
  return [...current, ...missing];
}

/**
 * Adds lines to a thread, each once, in the order of their ids, which is the order in which the server stored them.
 * The author of a known line stays: announcements are the same for everybody and may show a mask instead.
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
