import type { Change } from './Change';

/** A count or average that is computed again from the tables when one of its sources changes. */
export interface Recount {
  /** The id of the record that a change affects; undefined if it affects none. */
  concerns(change: Change): string | undefined;
  /** Computes the value again and stores it, unless it is unchanged. */
  recount(id: string): Promise<void>;
}
