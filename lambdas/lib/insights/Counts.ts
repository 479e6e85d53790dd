/** The counter of a metric for one day: the sum, and the number of events in it, which averages need. */
export interface Count {
  value: number;
  events: number;
}

/** The counters of all metrics: first by the counter's partition key (`Counter#…`), then by day. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, Count>>;
