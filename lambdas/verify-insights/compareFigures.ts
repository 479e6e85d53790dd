import { addDays } from '../../model/periods/addDays';
import { firstDay } from '../../model/periods/firstDay';
import type { Counts } from '../lib/insights/Counts';
import { insightsOf } from '../lib/insights/insightsOf';
import type { StoredRow } from '../lib/StoredRow';
import type { Difference } from './Difference';
import type { Tally } from './Tally';
import { counterKey } from '../lib/insights/counterKey';

/**
 * Returns how many accounts there were at the end of a day: those that still exist, and those that were
 * erased later. Accounts that were both created and erased after that day do not count. Their number is the
 * difference between the counter of new accounts, which includes them, and the accounts that still exist.
 */
function countUsers(tally: Tally, counts: Counts, day: string): number {
  let existing = tally.earlierUsers;
  for (let each = tally.from; each <= day; each = addDays(each, 1))
    existing += tally.of(counterKey('NEW_USERS', each)).least;
  let erased = 0;
  for (let each = addDays(day, 1); each <= tally.to; each = addDays(each, 1)) {
    const key = counterKey('NEW_USERS', each);
    const joined = counts.get(key.pk)?.get(each)?.value ?? 0;
    erased += tally.erasedOn(each) - (joined - tally.of(key).least);
  }
  return existing + erased;
}

/** A figure of the dashboard that differs from the counters, with the row that replaces it in a repair. */
export interface FigureDifference extends Difference {
  kind: 'FIGURE';
  row: ReturnType<typeof insightsOf>[number];
}

/**
 * Compares the stored figures of the dashboard with the counters, and returns the differences. It compares
 * the days, weeks and months that lie completely within the compared days and ended before yesterday. The
 * figures of later periods are left out, because they are computed again every hour.
 */
export function compareFigures(
  tally: Tally,
  counts: Counts,
  figures: ReadonlyMap<string, StoredRow>,
  at: string,
): FigureDifference[] {
  const found: FigureDifference[] = [];
  const users = (day: string) => (tally.has(day) ? countUsers(tally, counts, day) : undefined);
  for (let day = tally.from; day < addDays(tally.to, -1); day = addDays(day, 1))
    for (const made of insightsOf(counts, users, day, at)) {
      const { type: period, metricsType: metric, reportedAt, value } = made;
      const isOver = firstDay(period, addDays(day, 1)) > day;
      if (!isOver || !tally.has(reportedAt)) continue;
      const stored = figures.get(made.id);
      const isComparable = tally.has(firstDay(period, addDays(reportedAt, -1)));
      const difference = isComparable ? made.dailyDifference : Number(stored?.dailyDifference ?? 0);
      if (stored?.value === value && stored.dailyDifference === difference) continue;
      found.push({
        ...{ kind: 'FIGURE', metric, period, day: reportedAt },
        ...{ is: stored ? Number(stored.value) : null, least: value, most: value, isRepaired: false },
        row: { ...made, dailyDifference: difference },
      });
    }
  return found;
}
