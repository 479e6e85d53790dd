import type { Change } from './Change';

/** A stored count or average that is recomputed from the tables when one of its source records changes. */
export interface Recount {
  /** Returns the id of the record whose count or average a change affects; undefined if it affects none. */
  concerns(change: Change): string | undefined;
  /** Recomputes the count or average in the record with this id, and stores it if it has changed. */
  recount(id: string): Promise<void>;
}
