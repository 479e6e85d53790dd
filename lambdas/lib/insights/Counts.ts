/** What was counted on one day; `events` is how many times, where `value` is a sum to be averaged. */
export interface Count {
  value: number;
  events: number;
}

/** Counts by counter (`Counter#…`), then by day. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, Count>>;
