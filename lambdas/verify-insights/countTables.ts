import { setTimeout as pause } from 'node:timers/promises';
import { InsightCheckLimits } from '../../model/limits/InsightCheckLimits';
import type { CheckProgress } from './CheckProgress';
import { FirstReply } from './FirstReply';
import { readRound } from './readRound';
import { startOf } from './startOf';
import { Tally } from './Tally';
import { firstDay } from '../../model/periods/firstDay';
import { batchGetAll } from '../lib/batchGetAll';
import { japanDay } from '../../model/japanDay';
import type { StoredRow } from '../lib/StoredRow';
import { countActive } from './countActive';
import { env } from './needs';
import { counterKey } from '../lib/insights/counterKey';
import { countedKinds } from './countedKinds';
import { ownSub } from '../lib/ownSub';

/**
 * Returns whether all times in a record that are needed to count its events are valid. A damaged record
 * without them is left out, so that it does not stop the check of all other records.
 */
const hasTimes = (row: StoredRow): boolean =>
  (countedKinds[row.__typename]?.times(row) ?? []).every((at) => !Number.isNaN(Date.parse(String(at))));

/**
 * Adds to the tally the events that one record shows. First answers in conversations are left out:
 * `FirstReply` finds them, because it takes several messages to recognize one.
 */
function countRow(row: StoredRow, tally: Tally): void {
  const searches = row.hashes as Set<string> | undefined;
  if (searches) tally.add(counterKey('SEARCHES_WITHOUT_RESULT', row.sk), searches.size, searches.size);
  else countedKinds[row.__typename]?.count(row, tally);
}

/** Returns the subs of those people who have a row with the day of their last visit. */
async function findVisitors(subs: readonly string[]): Promise<Set<string>> {
  const keys = subs.map((sub) => ({ pk: `${sub}#private`, sk: 'LastVisitDay' }));
  const rows = await batchGetAll({ [env('TALENT_TABLE')]: keys });
  return new Set(rows.map(ownSub));
}

/**
 * Counts people who registered in the current month as active on the day of their registration, if no later
 * visit is stored. All others are counted by the day of their last visit. `rows` is one page of records of
 * any table; records that are no accounts are skipped.
 */
async function countNewcomers(rows: readonly StoredRow[], tally: Tally): Promise<void> {
  const month = firstDay('MONTH', tally.to);
  const created = ({ createdAt }: StoredRow) => japanDay(String(createdAt));
  const newcomers = rows.filter((row) => row.__typename === 'User' && created(row) >= month);
  const visitors = await findVisitors(newcomers.map(({ pk }) => pk));
  for (const row of newcomers) if (!visitors.has(row.pk)) countActive(created(row), tally);
}

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
