import type { Context } from '@aws-appsync/utils';
import type { Clause, Searchable, SearchArgs } from './Searchable';
import { readFilter } from './readFilter';

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

interface Asked {
  index: string;
  searchable: Searchable;
  isAdmin: boolean;
  forced: Clause[];
}

/** Where a caller searches, and for what: their conditions are read, or refused, here. */
export function buildScope(
  { args }: Context<SearchArgs>,
  { index, searchable, isAdmin, forced }: Asked,
): Scope {
  const { clauses, fields } = readFilter(args.filter ?? {}, searchable, isAdmin);
  return { index, searchable, clauses, fields, forced };
}
