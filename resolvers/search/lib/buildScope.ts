import { asText } from '../../lib/asText';
import { SearchLimits } from '../../../model/limits/SearchLimits';
import { keyOfText } from '../../../model/search/keyOfText';
import type { StepContext } from '../../lib/operation';
import type { Clause, Searchable } from '../../../model/search/Searchable';
import type { Condition, SearchArgs } from './SearchArgs';
import type { Step } from '../../../model/search/Step';
import { readFilter } from './readFilter';
import type { Texts } from './readTexts';
import { stepOf } from './stepOf';

/**
 * The caller's filter as OpenSearch clauses. `fields` contains, at the same index, the name of the field that
 * each clause is about (for a group, `or` or `not`).
 */
interface Conditions {
  clauses: Clause[];
  fields: string[];
}

/**
 * What the first step of a search pipeline, which checks the caller's rights and the filter, passes to the
 * steps that query OpenSearch.
 */
export interface Scope {
  index: string;
  searchable: Searchable;
  /**
   * The search step (`EXACT`, `PREFIX` or `NEAR`) of this request. It is `EXACT` or, with a cursor, the step
   * in which the page before the cursor was found.
   */
  step: Step;
  /**
   * The filter's clauses for each search step. A filter without a search text, or with a very long one, has
   * clauses only for `EXACT`.
   */
  conditions: Partial<Record<Step, Conditions>>;
  /** OpenSearch clauses that restrict the search to what the caller may see. */
  forced: Clause[];
}

interface Restriction {
  index: string;
  searchable: Searchable;
  isAdmin: boolean;
  forced: Clause[];
}

/** Builds the scope of a search from the caller's arguments. Throws `InvalidInput` for an invalid filter. */
export function buildScope(
  { args, stash }: StepContext<SearchArgs, { texts: Texts }>,
  { index, searchable, isAdmin, forced }: Restriction,
): Scope {
  const filter = args.filter ?? {};
  const { texts } = stash;
  const steps = stepsOf(filter, texts);
  const conditions: Scope['conditions'] = {};
  steps.forEach((step) => {
    conditions[step] = readFilter(filter, { searchable, isAdmin, texts, step });
  });
  const step = stepOf(args.nextToken);
  return { index, searchable, conditions, step: conditions[step] ? step : 'EXACT', forced };
}

/** Returns the steps in which a filter is tried: all of them if it has a short search text, otherwise the first. */
export function stepsOf(filter: Condition, texts: Texts): Step[] {
  const typed = Object.values((filter.keyword ?? {}) as Condition).map((text) => asText(text));
  // What is near an address, a number or an id is something else.
  const isWidened = typed.every(
    (text) => text.length <= SearchLimits.widened && !texts[keyOfText(text)]?.identity,
  );
  return filter.keyword && isWidened ? ['EXACT', 'PREFIX', 'NEAR'] : ['EXACT'];
}
