import type { Change } from './Change';

/** What is reckoned anew from the tables when something changes that it depends on. */
export interface Recount {
  /** The id of what has to be reckoned after a change; undefined when the change concerns nothing. */
  concerns(change: Change): string | undefined;
  /** Leaves it as it is when nothing has changed since. */
  recount(id: string): Promise<void>;
}
