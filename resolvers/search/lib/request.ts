import type { Context } from '@aws-appsync/utils';
import { invalid } from '../../lib/invalid';
import { pageSize } from '../../lib/pageSize';
import { searchCall } from './searchCall';
import { readCursor } from './cursor';
import { kindOf } from './kindOf';
import { readAggregates } from './readAggregates';
import { readSort } from './readSort';
import type { Scope } from './Scope';
import type { Clause, SearchArgs } from './Searchable';

/** How far an engine pages by number. */
const WINDOW = 10_000;

/**
 * The request for a page of a search. Conditions on counted fields narrow the hits after the counting, so that each
 * count is under all other conditions. One hit more than the page tells whether there is a next page.
 */
export function searchRequest(ctx: Context<SearchArgs>) {
  const { sort, limit, nextToken, from } = ctx.args;
  const { index, searchable, clauses, fields, forced } = ctx.stash.scope as Scope;
  const aggregates = (ctx.args.aggregates ?? []).filter((each) => each !== null);
  const size = pageSize(limit, 50);
  const counted = aggregates.map(({ field }) => field);
  const [scored, others]: [Clause[], Clause[]] = [[], [...forced]];
  const held: { field: string; clause: Clause }[] = [];
  clauses.forEach((clause, at) => {
    const field = `${fields[at]}`;
    const kind = kindOf(searchable, field);
    if (counted.includes(field)) held.push({ field, clause });
    else if (kind === 'all' || kind === 'text') scored.push(clause);
    else others.push(clause);
  });
  // Scores are reckoned over a whole index: where the caller may read a part of it, they would tell of the rest.
  const isScored = scored.length > 0 && forced.length === 0;
  const order = readSort(sort, searchable, isScored);
  const start = from ?? 0;
  if (start < 0 || start + size > WINDOW || (nextToken && start > 0)) invalid('from', 'window');
  const bool = isScored ? { must: scored, filter: others } : { must: [], filter: [...others, ...scored] };
  ctx.stash.page = { size, signature: JSON.stringify(order), isLast: start + size === WINDOW };
  const body: Clause = {
    query: isScored ? newerFirst({ bool }, searchable.date) : { bool },
    post_filter: { bool: { filter: held.map(({ clause }) => clause) } },
    aggs: readAggregates(aggregates, searchable, held),
    sort: order,
    size: Math.min(size + 1, WINDOW - start),
    track_total_hits: true,
  };
  if (start > 0) body.from = start;
  if (nextToken) body.search_after = readCursor(nextToken, order);
  return searchCall(ctx, index, body);
}

/** Whole days, so that scores stay as they are while somebody pages. */
function newerFirst(query: Clause, date: string): Clause {
  const exp = { [date]: { origin: 'now/d', offset: '14d', scale: '90d', decay: 0.7 } };
  return { function_score: { query, functions: [{ exp }] } };
}
