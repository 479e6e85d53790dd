/**
 * The counter of a metric for one day: the sum of its events, and their number, from which averages are
 * computed.
 */
export interface Count {
  value: number;
  events: number;
}

/** The counters of all metrics: first by the counter's partition key (`Counter#…`), then by day. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, Count>>;
