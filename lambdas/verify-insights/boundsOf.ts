import { addDays } from '../../model/periods/addDays';
import { counterKey } from '../lib/insights/counterKey';
import type { Metric, Period } from '../lib/insights/Metric';
import type { Tally } from './Tally';

interface Bounds {
  least: number;
  /** The highest possible value; null if it is unknown. */
  most: number | null;
  /** The number of events; null if the records do not show it exactly. */
  events: number | null;
}

/**
 * The metrics of events that only records of a person's own account show. The erasure of the account deletes
 * these records.
 */
const OF_PEOPLE: readonly Metric[] = [
  ...(['ACTIVE_USERS', 'APPLIES', 'INTERVIEWS', 'CONTRACTS', 'KEEPS', 'BENEFITS_USED'] as const),
];
const unknown: Bounds = { least: 0, most: null, events: null };

/**
 * Returns the lowest and the highest value that a counter can have, according to the events that the records
 * in the tables still show. Both are the same number if the records show all its events.
 * @param day the day of the counter; for a week or a month its first day
 */
export function boundsOf(tally: Tally, metric: Metric, day: string, period: Period = 'DAY'): Bounds {
  const { least, most, events } = tally.of(counterKey(metric, day, period));
  const erased = tally.erasedSince(day);
  if (metric === 'USERS') {
    const joined = boundsOf(tally, 'NEW_USERS', day);
    const gone = tally.erasedOn(day);
    const isExact = joined.most === joined.least;
    return {
      least: joined.least - gone,
      most: joined.most === null ? null : joined.most - gone,
      events: isExact ? joined.least + gone : null,
    };
  }
  // The profile does not contain when it was completed.
  if (metric === 'PROFILES_COMPLETED') return unknown;
  // The searches of a caller are kept for two days.
  if (metric === 'SEARCHES_WITHOUT_RESULT' && day < addDays(tally.to, -1)) return unknown;
  if (metric === 'NEW_USERS') return { least, most: least + erased, events: null };
  if (OF_PEOPLE.includes(metric) && erased > 0) return { least, most: null, events: null };
  return { least, most, events: least === most ? events : null };
}
