import { util } from '@aws-appsync/utils';
import { invalid } from '../../lib/invalid';
import { kindOf } from './kindOf';
import type { Aggregate, Clause, Searchable } from './Searchable';

/** Each aggregate over what all conditions but those on its own field leave; its result is called `own`. */
export function readAggregates(
  aggregates: readonly Aggregate[],
  searchable: Searchable,
  held: { field: string; clause: Clause }[],
): Clause {
  const aggs: Record<string, Clause> = {};
  if (aggregates.length > 20) invalid('aggregates', '20');
  aggregates.forEach(({ name, type, field }) => {
    if (!util.matches('^\\w{1,50}$', name) || aggs[name]) invalid('aggregates', 'name');
    if (!searchable.aggregates.split(' ').includes(field)) invalid('aggregates', 'field');
    const kind = kindOf(searchable, field);
    const counts = type === 'terms' || type === 'cardinality';
    if (!counts && kind !== 'number') invalid('aggregates', `${type} of numbers`);
    const path = kind === 'text' ? `${field}.keyword` : field;
    const filter = held.filter((each) => each.field !== field).map(({ clause }) => clause);
    const own = type === 'terms' ? { field: path, size: 500 } : { field: path };
    aggs[name] = { filter: { bool: { filter } }, aggs: { own: { [type]: own } } };
  });
  return aggs;
}
