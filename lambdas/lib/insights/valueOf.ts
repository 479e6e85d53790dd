import { addDays } from './addDays';
import { counterKey } from './counterKey';
import type { Counts } from './Counts';
import { firstDay } from './firstDay';
import type { Metric, Period } from './Metric';

const nothing = { value: 0, events: 0 };

/**
 * A metric's number for the period of a day, as far as it has gone: a sum over its days, an average for times, and
 * people counted once for who was active.
 * @returns for USERS how many have come less how many have gone
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
