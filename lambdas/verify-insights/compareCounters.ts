import { addDays } from '../../model/periods/addDays';
import { enums } from '../../model/enums';
import { firstDay } from '../../model/periods/firstDay';
import { counterKey } from '../lib/insights/counterKey';
import type { Counts } from '../lib/insights/Counts';
import type { Metric, Period } from '../lib/insights/Metric';
import { compareCounter, type CounterDifference } from './compareCounter';
import type { Tally } from './Tally';

/** Yields the counters that a check compares, because the records in the tables show their events. */
function* countersOf({ from, to }: Tally): Generator<{ metric: Metric; period: Period; day: string }> {
  for (const metric of enums.InsightMetric) {
    if (metric === 'ACTIVE_USERS') continue;
    for (let day = from; day <= to; day = addDays(day, 1)) yield { metric, period: 'DAY', day };
  }
  // Of a person only the day of the last visit is stored: earlier periods cannot be counted again.
  for (const period of enums.InsightPeriod) {
    const day = firstDay(period, to);
    if (day >= from) yield { metric: 'ACTIVE_USERS', period, day };
  }
}

/** Compares all counters with the events that the tables show, and returns the differences. */
export function compareCounters(tally: Tally, before: Counts, after: Counts): CounterDifference[] {
  return [...countersOf(tally)].flatMap((counter) => {
    const { pk, sk } = counterKey(counter.metric, counter.day, counter.period);
    const stored = { before: before.get(pk)?.get(sk), after: after.get(pk)?.get(sk) };
    return compareCounter(tally, counter, stored) ?? [];
  });
}
