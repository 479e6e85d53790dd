import { addDays } from './addDays';
import { counterKey } from './counterKey';
import type { Counts } from './Counts';
import { firstDay } from './firstDay';
import type { Metric, Period } from './Metric';

const nothing = { value: 0, events: 0 };

/**
 * A metric's value for the period of a day, up to that day: the sum of its days, for times the average, for active
 * users the number of distinct people.
 * @returns for USERS the number of new accounts minus deleted ones
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
