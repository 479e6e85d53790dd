import type { Context } from '@aws-appsync/utils';
import type { Clause, Searchable, SearchArgs } from './Searchable';
import { stepOf } from './stepOf';
import { readFilter } from './readFilter';
import type { Step } from './Step';

/** The caller's filter conditions as OpenSearch clauses. `fields` contains the field name for each of them. */
interface Conditions {
  clauses: Clause[];
  fields: string[];
}

/** What the first function of a search, which checks rights and filter, passes to those that query OpenSearch. */
export interface Scope {
  index: string;
  searchable: Searchable;
  /** The step in which the text of the search is matched: the first, or that of the page that the caller continues. */
  step: Step;
  /** The conditions of each step. Without a text only those of the first. */
  conditions: Partial<Record<Step, Conditions>>;
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
  const filter = args.filter ?? {};
  const steps: Step[] = filter.keyword ? ['EXACT', 'PREFIX', 'NEAR'] : ['EXACT'];
  const conditions: Scope['conditions'] = {};
  steps.forEach((step) => {
    conditions[step] = readFilter(filter, searchable, isAdmin, step);
  });
  const step = stepOf(args.nextToken);
  return { index, searchable, conditions, step: conditions[step] ? step : 'EXACT', forced };
}
