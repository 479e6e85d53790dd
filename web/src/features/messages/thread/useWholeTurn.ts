import { useEffect } from 'react';
import type { ThreadLine } from './ThreadLine';
import type { ThreadState } from './ThreadState';

interface Loaded {
  thread: Pick<ThreadState, 'status' | 'lines' | 'pages' | 'olderToken' | 'application'>;
  loadOlder: () => Promise<void>;
}

/**
 * Returns the loaded lines among which the message is that decides whose turn it is, the oldest first. Loads older pages
 * while they can have it: nobody has written in the loaded lines, and the application's last move, before which no
 * message counts, is older than all of them.
 */
export function useWholeTurn({ thread, loadOlder }: Loaded): readonly ThreadLine[] {
  const { status, pages, olderToken, application } = thread;
  const lines = [...[...pages].reverse().flatMap((page) => page.lines ?? []), ...thread.lines];
  const since = application?.history?.at(-1)?.at ?? '';
  const isOpen = lines.every(({ isEvent }) => isEvent) && (lines[0]?.createdAt ?? '') > since;
  const isNeeded = status === 'shown' && application !== null && olderToken !== null && isOpen;
  useEffect(() => {
    if (isNeeded) void loadOlder();
    // Each loaded page has a cursor of its own.
  }, [isNeeded, olderToken, loadOlder]);
  return lines;
}
