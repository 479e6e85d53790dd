import { enums } from '../../../model/enums';
import { addDays } from './addDays';
import type { Counts } from './Counts';
import { firstDay } from './firstDay';
import { insightItem } from './insightItem';
import type { Metric, Period } from './Metric';
import { valueOf } from './valueOf';

type InsightItem = ReturnType<typeof insightItem>;

/** The last day of the period before the one that a day lies in. */
const dayBefore = (period: Period, day: string): string => addDays(firstDay(period, day), -1);

/**
 * Every number of the day, the week and the month that a day lies in, as they stand at its end.
 * @param users how many people there were at the end of a day; undefined where nothing is known
 */
export function insightsOf(
  counts: Counts,
  users: (day: string) => number | undefined,
  day: string,
  at: string,
): InsightItem[] {
  const value = (metric: Metric, period: Period, each: string) =>
    metric === 'USERS' ? users(each) : valueOf(counts, metric, period, each);
  return enums.InsightMetric.flatMap((metric) =>
    enums.InsightPeriod.map((period) => {
      const before = value(metric, period, dayBefore(period, day));
      const now = value(metric, period, day) ?? 0;
      return insightItem({ metric, period, day: firstDay(period, day), value: now, before, at });
    }),
  );
}
