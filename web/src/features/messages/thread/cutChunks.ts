import type { ThreadLine } from './ThreadLine';

const SIZE = 50;

interface Cut {
  key: number;
  /** The index of the group's first message among all loaded messages. */
  from: number;
  lines: readonly ThreadLine[];
}

/**
 * Divides the messages of a conversation into groups of at most 50, which the component Chunk renders. The
 * groups are counted from the message with the id `origin`, so that they stay the same when older or newer
 * messages are added.
 */
export function cutChunks(lines: readonly ThreadLine[], origin: string): Cut[] {
  const start = Math.max(
    0,
    lines.findIndex(({ id }) => id === origin),
  );
  const cuts: Cut[] = [];
  for (let key = -Math.ceil(start / SIZE); start + key * SIZE < lines.length; key += 1) {
    const from = Math.max(0, start + key * SIZE);
    cuts.push({ key, from, lines: lines.slice(from, start + (key + 1) * SIZE) });
  }
  return cuts;
}
