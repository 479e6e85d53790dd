import { setTimeout as pause } from 'node:timers/promises';
import { InsightCheckLimits } from '../../model/limits/InsightCheckLimits';
import type { CheckProgress } from './CheckProgress';
import { countNewcomers } from './countNewcomers';
import { countRow } from './countRow';
import { FirstReply } from './FirstReply';
import { hasTimes } from './hasTimes';
import { readRound } from './readRound';
import { startOf } from './startOf';
import { Tally } from './Tally';

interface Pauses {
  /**
   * Returns whether this invocation must end because its time or its read units are used up. `readUnits` is
   * how many it has used so far.
   */
  isOver: (readUnits: number) => boolean;
  /** Is called from time to time with the progress of the check. */
  report: (progress: CheckProgress) => Promise<void>;
}

const REPORT_MS = 3000;

/**
 * Waits after some reads, so that a check uses at most `readUnitsPerSecond` read units in a second. `units`
 * is how many were used since the time `since`.
 */
async function keepPace(units: number, since: number): Promise<void> {
  const due = (units / InsightCheckLimits.readUnitsPerSecond) * 1000;
  const left = due - (Date.now() - since);
  if (left > 0) await pause(left);
}

/**
 * Counts the events that the records of all tables show, beginning at the position in `progress`. One page of
 * each segment of a table is in memory at a time. Returns the progress at the end, and whether all tables
 * were read.
 */
export async function countTables(
  progress: CheckProgress,
  { isOver, report }: Pauses,
): Promise<{ progress: CheckProgress; isComplete: boolean }> {
  const tally = new Tally(progress.from, progress.to, progress.tally);
  let { position, rows, readUnits } = progress;
  const now = (): CheckProgress => ({ ...progress, position, rows, readUnits, tally: tally.toStored() });
  let reportedAt = Date.now();
  for (;;) {
    const since = Date.now();
    const pages = await readRound(position);
    let used = 0;
    for (const { segment, rows: all, units } of pages) {
      const page = all.filter(hasTimes);
      const replies = new FirstReply(segment.thread);
      for (const row of page) {
        countRow(row, tally);
        if (row.__typename === 'Message') replies.next(row, tally);
      }
      segment.thread = replies.current;
      await countNewcomers(page, tally);
      rows += page.length;
      used += units;
    }
    readUnits += used;
    if (position.segments.every(({ isDone }) => isDone)) {
      const next = startOf(position.table + 1);
      if (!next) return { progress: now(), isComplete: true };
      position = next;
    }
    if (isOver(readUnits - progress.readUnits)) return { progress: now(), isComplete: false };
    if (Date.now() - reportedAt > REPORT_MS) {
      await report(now());
      reportedAt = Date.now();
    }
    await keepPace(used, since);
  }
}
