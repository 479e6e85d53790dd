import type { Context } from '@aws-appsync/utils';
import { invalid } from '../../lib/invalid';
import { pageSize } from '../../lib/pageSize';
import { readCursor } from './cursor';
import { kindOf } from './kindOf';
import { readAggregates } from './readAggregates';
import { readFilter } from './readFilter';
import { readSort } from './readSort';
import type { Clause, SearchArgs, Searchable } from './Searchable';

/**
 * The request for a page of a search. Conditions on counted fields narrow the hits after the counting, so that each
 * count is under all other conditions. One hit more than the page tells whether there is a next page.
 * @param forced what the caller's rights add, before everything else
 */
export function searchRequest(
  ctx: Context<SearchArgs>,
  index: string,
  searchable: Searchable,
  isAdmin: boolean,
  forced: Clause[],
) {
  const { filter, sort, limit, nextToken, from, aggregates } = ctx.args;
  const size = pageSize(limit, 50);
  const { clauses, fields } = readFilter(filter ?? {}, searchable, isAdmin);
  const counted = (aggregates ?? []).map(({ field }) => field);
  const [scored, held, others]: [Clause[], { field: string; clause: Clause }[], Clause[]] = [[], [], forced];
  clauses.forEach((clause, index) => {
    const field = `${fields[index]}`;
    const kind = kindOf(searchable, field);
    if (kind === 'all' || kind === 'text') scored.push(clause);
    else if (counted.includes(field)) held.push({ field, clause });
    else others.push(clause);
  });
  const order = readSort(sort, searchable, scored.length > 0);
  const signature = JSON.stringify(order);
  const start = from ?? 0;
  if (start < 0 || start + size > 9_999 || (nextToken && start > 0)) invalid('from', 'window');
  const bool: Clause = { must: scored, filter: others };
  ctx.stash.page = { size, signature };
  const body: Clause = {
    query: scored.length > 0 ? newerFirst({ bool }, searchable.date) : { bool },
    post_filter: { bool: { filter: held.map(({ clause }) => clause) } },
    aggs: readAggregates(aggregates ?? [], searchable, held),
    sort: order,
    size: size + 1,
    track_total_hits: true,
  };
  if (start > 0) body.from = start;
  if (nextToken) body.search_after = readCursor(nextToken, signature, order.length);
  return { operation: 'POST', path: `/${index}/_search`, params: { body } };
}

/** Whole days, so that scores stay as they are while somebody pages. */
function newerFirst(query: Clause, date: string): Clause {
  const exp = { [date]: { origin: 'now/d', offset: '14d', scale: '90d', decay: 0.7 } };
  return { function_score: { query, functions: [{ exp }] } };
}
