import type { Count } from '../lib/insights/Counts';
import type { Metric, Period } from '../lib/insights/Metric';
import { boundsOf } from './boundsOf';
import type { Tally } from './Tally';
import type { Difference } from './Difference';

/** A difference of a counter, with what its repair needs. */
export interface CounterDifference extends Difference {
  kind: 'COUNTER';
  stored: Count;
  should: Count;
  /** Whether the counter has changed during the check. Then it is not repaired, because events are still added. */
  isMoving: boolean;
}

/** The largest difference of two sums of minutes that is due to rounding. */
const ROUNDING = 1e-6;

/** Every event of these metrics adds 1 to its counter. */
const isPlain = (metric: Metric) => metric !== 'USERS' && metric !== 'FIRST_REPLY_MINUTES';

const nothing: Count = { value: 0, events: 0 };

const within = (value: number, least: number, most: number | null) =>
  Math.max(least, most === null ? value : Math.min(value, most));

/**
 * Compares a counter with the events that the tables show. Records are read while people go on, so the value must be
 * possible at some time between the beginning of the check (`before`) and its end (`after`). Returns null if it is.
 */
export function compareCounter(
  tally: Tally,
  counter: { metric: Metric; period: Period; day: string },
  { before = nothing, after = nothing }: { before?: Count; after?: Count },
): CounterDifference | null {
  const { metric, period, day } = counter;
  const { least, most, events } = boundsOf(tally, metric, day, period);
  const lowest = Math.min(before.value, after.value);
  const highest = Math.max(before.value, after.value);
  const isMoving = before.value !== after.value || before.events !== after.events;
  const isPossible = highest >= least - ROUNDING && (most === null || lowest <= most + ROUNDING);
  const isCounted = isMoving || events === null || after.events === events;
  const isConsistent = !isPlain(metric) || after.value === after.events;
  if (isPossible && isCounted && isConsistent) return null;
  // The number of events is a second count of the same: it decides where the records leave room.
  const value = within(isPlain(metric) ? after.events : after.value, least, most);
  const should = { value, events: isPlain(metric) ? value : (events ?? after.events) };
  return {
    ...{ kind: 'COUNTER', metric, period, day, is: after.value, least, most },
    ...{ stored: after, should, isMoving, isRepaired: false },
  };
}
