/**
 * The counter of a metric for one day: the sum of the values of its events, and the number of events.
 * Averages are computed from both.
 */
export interface Count {
  value: number;
  events: number;
}

/**
 * The counters of all metrics, by the counter's partition key (`Counter#…`) and then by day (`YYYY-MM-DD`).
 */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, Count>>;
