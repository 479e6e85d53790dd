import type { Change } from './Change';

/** A count or an average that is computed again from the tables when one of its source records changes. */
export interface Recount {
  /** Returns the id of the record whose count or average a change affects; undefined if it affects none. */
  concerns(change: Change): string | undefined;
  /** Computes the count or average of a record again, and stores it if it has changed. */
  recount(id: string): Promise<void>;
}
