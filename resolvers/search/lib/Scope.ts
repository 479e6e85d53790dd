import type { Clause, Searchable } from './Searchable';

/** What a search's first step settles for its second. */
export interface Scope {
  index: string;
  searchable: Searchable;
  /** The caller's conditions as queries, and the field of each. */
  clauses: Clause[];
  fields: string[];
  /** What the caller's rights add, before everything else. */
  forced: Clause[];
}
