import type { LineAbove, ThreadLine } from './ThreadLine';
import type { ThreadState } from './ThreadState';

const SIZE = 50;

/** A group of neighbouring messages that is drawn, or not drawn, as a whole. */
export interface Part {
  /**
   * Its place: 0 for the newest of the older pages, greater numbers for older pages, and negative numbers for
   * newer messages. It stays the same when messages are added above and below.
   */
  position: number;
  /** The cursor of an older page. */
  token?: string;
  /** The message above the first one of this part; undefined for the oldest message that is loaded. */
  above?: LineAbove;
  /** The messages, the oldest first; null while they are dropped. */
  lines: readonly ThreadLine[] | null;
}

/** Divides the loaded messages of a conversation into parts of about 50, the oldest part first. */
export function toParts({ lines, pages }: Pick<ThreadState, 'lines' | 'pages'>): Part[] {
  const older = pages.map((page, position): Part => {
    return { position, token: page.token, above: pages[position + 1]?.last, lines: page.lines };
  });
  const newer = Array.from({ length: Math.ceil(lines.length / SIZE) }, (_, index): Part => {
    const from = index * SIZE;
    const above = from === 0 ? pages[0]?.last : lines[from - 1];
    return { position: -1 - index, above, lines: lines.slice(from, from + SIZE) };
  });
  return [...older.reverse(), ...newer];
}
