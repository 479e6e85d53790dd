import type { Context } from '@aws-appsync/utils';
import type { Clause, Searchable, SearchArgs } from './Searchable';
import { stepOf } from './cursor';
import { readFilter } from './readFilter';
import type { Step } from './Step';

/** What the first step of a search, which checks rights and filter, passes to the second, which queries OpenSearch. */
export interface Scope {
  index: string;
  searchable: Searchable;
  isAdmin: boolean;
  /** The caller's filter conditions as OpenSearch clauses. `fields` contains the field name for each of them. */
  clauses: Clause[];
  fields: string[];
  /** The step in which the text of the search is matched: the first, or that of the page that the caller continues. */
  step: Step;
  /** The clauses that restrict the search to what the caller may see. */
  forced: Clause[];
}

interface Asked {
  index: string;
  searchable: Searchable;
  isAdmin: boolean;
  forced: Clause[];
}

/** Builds the scope of a search. An invalid filter is `InvalidInput`. */
export function buildScope(
  { args }: Context<SearchArgs>,
  { index, searchable, isAdmin, forced }: Asked,
): Scope {
  const step = stepOf(args.nextToken);
  const { clauses, fields } = readFilter(args.filter ?? {}, searchable, isAdmin, step);
  return { index, searchable, isAdmin, clauses, fields, step, forced };
}
