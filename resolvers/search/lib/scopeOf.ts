import type { Context } from '@aws-appsync/utils';
import { readFilter } from './readFilter';
import type { Scope } from './Scope';
import type { Clause, Searchable, SearchArgs } from './Searchable';

interface Asked {
  index: string;
  searchable: Searchable;
  isAdmin: boolean;
  forced: Clause[];
}

/** Where a caller searches, and for what: their conditions are read, or refused, here. */
export function scopeOf({ args }: Context<SearchArgs>, { index, searchable, isAdmin, forced }: Asked): Scope {
  const { clauses, fields } = readFilter(args.filter ?? {}, searchable, isAdmin);
  return { index, searchable, clauses, fields, forced };
}
