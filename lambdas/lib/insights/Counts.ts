/** The count of one day: a sum, and the number of events in it, for averages. */
export interface Count {
  value: number;
  events: number;
}

/** Counts by counter (`Counter#…`), then by day. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, Count>>;
