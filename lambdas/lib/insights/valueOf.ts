import { addDays } from '../../../model/periods/addDays';
import { counterKey } from './counterKey';
import type { Counts } from './Counts';
import { firstDay } from '../../../model/periods/firstDay';
import type { Metric, Period } from './Metric';

const nothing = { value: 0, events: 0 };

/**
 * Returns the value of a metric for the days from the beginning of a period to the given day.
 * FIRST_REPLY_MINUTES is the average of its events, ACTIVE_USERS the number of different people, USERS the
 * number of created accounts minus deleted ones. All other metrics are sums.
 */
export function valueOf(counts: Counts, metric: Metric, period: Period, day: string): number {
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
