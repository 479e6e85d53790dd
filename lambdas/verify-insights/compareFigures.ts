import { addDays } from '../../model/periods/addDays';
import { firstDay } from '../../model/periods/firstDay';
import type { Counts } from '../lib/insights/Counts';
import { insightsOf } from '../lib/insights/insightsOf';
import type { Item } from '../lib/Item';
import { countUsers } from './countUsers';
import type { Difference } from './Difference';
import type { Tally } from './Tally';

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
  figures: ReadonlyMap<string, Item>,
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
