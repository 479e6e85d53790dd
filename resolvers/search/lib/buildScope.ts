import type { Context } from '@aws-appsync/utils';
import type { Clause, Searchable, SearchArgs } from './Searchable';
import { readFilter } from './readFilter';

/** What the first step of a search passes to the second. */
export interface Scope {
  index: string;
  searchable: Searchable;
  /** The caller's conditions as query clauses, and the field of each. */
  clauses: Clause[];
  fields: string[];
  /** The clauses that restrict the caller to what they may see. */
  forced: Clause[];
}

interface Asked {
  index: string;
  searchable: Searchable;
  isAdmin: boolean;
  forced: Clause[];
}

/** Builds the scope of a search; an invalid filter is rejected here. */
export function buildScope(
  { args }: Context<SearchArgs>,
  { index, searchable, isAdmin, forced }: Asked,
): Scope {
  const { clauses, fields } = readFilter(args.filter ?? {}, searchable, isAdmin);
  return { index, searchable, clauses, fields, forced };
}
