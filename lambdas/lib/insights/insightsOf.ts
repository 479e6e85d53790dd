import { enums } from '../../../model/enums';
import { addDays } from '../../../model/periods/addDays';
import type { Counts } from './Counts';
import { firstDay } from '../../../model/periods/firstDay';
import { insightItem } from './insightItem';
import type { Metric, Period } from './Metric';
import { counterKey } from './counterKey';

const nothing = { value: 0, events: 0 };

/**
 * Returns the value of a metric for the days from the beginning of a period to the given day.
 * FIRST_REPLY_MINUTES is the average of its events, ACTIVE_USERS the number of different people, USERS the
 * number of created accounts minus deleted ones. All other metrics are sums.
 */
function valueOf(counts: Counts, metric: Metric, period: Period, day: string): number {
  const first = firstDay(period, day);
  const at = (counter: string, each: string) => counts.get(counter)?.get(each) ?? nothing;
  if (metric === 'ACTIVE_USERS') return at(counterKey(metric, first, period).pk, first).value;
  const { pk } = counterKey(metric, day);
  let sum = 0;
  let events = 0;
  for (let each = first; each <= day; each = addDays(each, 1)) {
    sum += at(pk, each).value;
    events += at(pk, each).events;
  }
  if (metric !== 'FIRST_REPLY_MINUTES') return sum;
  return events === 0 ? 0 : sum / events;
}

type InsightItem = ReturnType<typeof insightItem>;

/** Returns the last day before the period (a day, a week or a month) that contains the given day. */
const dayBefore = (period: Period, day: string): string => addDays(firstDay(period, day), -1);

/**
 * Builds the dashboard's rows for a day, and for the week and the month that contain it. A row has the value
 * of one metric from the beginning of its period to the end of the given day.
 * @param users returns the number of accounts at the end of a day; undefined if it is unknown
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
