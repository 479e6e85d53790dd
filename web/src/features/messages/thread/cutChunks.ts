import type { ThreadLine } from './ThreadLine';

const SIZE = 50;

interface Cut {
  key: number;
  /** The index of its first line. */
  from: number;
  lines: readonly ThreadLine[];
}

/** Cuts a thread into parts that stay the same when older or newer messages are added: they count from one message. */
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
