import type { Count } from '../lib/insights/Counts';
import type { Metric, Period } from '../lib/insights/Metric';
import { boundsOf } from './boundsOf';
import type { Tally } from './Tally';
import type { Difference } from './Difference';

/** A counter that differs from the events that the records show, with the values that its repair needs. */
export interface CounterDifference extends Difference {
  kind: 'COUNTER';
  stored: Count;
  should: Count;
  /**
   * Whether the counter has changed since the check began. If it has, it is not repaired, because events are
   * still being added to it.
   */
  isMoving: boolean;
}

/** Two sums of minutes count as equal if they differ by no more than this, because they are rounded. */
const ROUNDING = 1e-6;

/** Returns whether every event of a metric adds exactly 1 to its counter. */
const isPlain = (metric: Metric) => metric !== 'USERS' && metric !== 'FIRST_REPLY_MINUTES';

const nothing: Count = { value: 0, events: 0 };

const within = (value: number, least: number, most: number | null) =>
  Math.max(least, most === null ? value : Math.min(value, most));

/**
 * Compares a counter with the events that the records in the tables show. Returns null if they agree. Events
 * happen while the records are read, so the counter had one value at the beginning of the check (`before`)
 * and may have another at its end (`after`). One of these values, or one between them, must be possible.
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
