import { type Context, util } from '@aws-appsync/utils';
import { SearchLimits } from '../../../model/limits/SearchLimits';
import type { StoredRow } from '../../generated/types';
import type { StepContext } from '../../lib/operation';
import { readPageSize } from '../../lib/page/paging';
import { invalid, resultOrFail } from '../../lib/resolver';
import type { Aggregate, SearchArgs } from './SearchArgs';
import type { Clause, Searchable } from '../../../model/search/Searchable';
import { kindOf } from '../../../model/search/kindOf';
import type { Scope } from './buildScope';
import { readCursor, signatureOf, writeCursor } from './cursor';
import type { Texts } from './readTexts';

/** How many hits OpenSearch can page through by offset (its setting `index.max_result_window`). */
const WINDOW = 10_000;

/**
 * Returns the OpenSearch request for a page of results. It asks for one hit more than the page has, to find
 * out whether there is a next page. If a field is both filtered and aggregated, the filter is applied after
 * the aggregation (`post_filter`), so that the field's counts ignore this filter.
 */
export function searchRequest(ctx: SearchContext) {
  const { sort, limit, nextToken, from } = ctx.args;
  const { index, searchable, conditions, forced, step } = ctx.stash.scope;
  const { clauses, fields } = conditions[step] ?? { clauses: [], fields: [] };
  // Facets count what contains every word, so a wider step needs none.
  const asked = step === 'EXACT' ? (ctx.args.aggregates ?? []) : [];
  const aggregates = asked.filter((each) => each !== null);
  const size = readPageSize(limit, 50);
  const counted = aggregates.map(({ field }) => field);
  const [scored, others]: [Clause[], Clause[]] = [[], [...forced]];
  const held: { field: string; clause: Clause }[] = [];
  clauses.forEach((clause, at) => {
    const field = fields[at] ?? '';
    const kind = kindOf(searchable, field);
    const facet = searchable.narrows?.[field] ?? field;
    if (counted.includes(facet)) held.push({ field: facet, clause });
    else if (kind === 'all' || kind === 'text') scored.push(clause);
    else others.push(clause);
  });
  const isScored = scored.length > 0;
  const order = readSort(sort, searchable, isScored);
  const start = from ?? 0;
  if (start < 0 || start + size > WINDOW || (nextToken && start > 0)) invalid('from', 'window');
  const bool = isScored ? { must: scored, filter: others } : { must: [], filter: [...others, ...scored] };
  ctx.stash.page = { size, signature: signatureOf(order, step), isLast: start + size === WINDOW };
  const body: Clause = {
    query: isScored ? newerFirst({ bool }, searchable.date) : { bool },
    post_filter: { bool: { filter: held.map(({ clause }) => clause) } },
    aggs: readAggregates(aggregates, searchable, held),
    sort: order,
    size: Math.min(size + 1, WINDOW - start),
    track_total_hits: true,
  };
  if (start > 0) body.from = start;
  if (nextToken) body.search_after = readCursor(nextToken, order, step);
  return searchOperation(ctx, index, body);
}

/**
 * Wraps an OpenSearch query so that newer documents get a higher score. The age of a document counts in whole
 * days, so that scores do not change between two pages.
 */
function newerFirst(query: Clause, date: string): Clause {
  const exp = { [date]: { origin: 'now/d', offset: '14d', scale: '90d', decay: 0.7 } };
  return { function_score: { query, functions: [{ exp }] } };
}

/**
 * Returns the HTTP request for a search in OpenSearch. Its parameter `preference` sends all searches of a
 * caller to the same copy of a shard, because another copy may show a write a moment later.
 */
export function searchOperation(ctx: Context, index: string, body: Clause) {
  const { sub, cognitoIdentityId } = (ctx.identity ?? {}) as {
    sub?: string;
    cognitoIdentityId?: string | null;
  };
  const preference = sub ?? cognitoIdentityId ?? 'nobody';
  return { operation: 'POST', path: `/${index}/_search`, params: { queryString: { preference }, body } };
}

/**
 * Sort values for documents without a value, so that they come last in both directions. No stored number or
 * date is beyond them.
 */
const LAST = { asc: { number: 2147483647, date: 4102444800000 }, desc: { number: -1, date: 0 } };

/**
 * Converts the requested sort order to OpenSearch's form. By default, results are sorted by relevance if they are
 * scored, otherwise by date, newest first. Equal results are sorted by id.
 */
function readSort(sort: SearchArgs['sort'], searchable: Searchable, isScored: boolean): Clause[] {
  const newest = { [searchable.date]: { order: 'desc', missing: 0 } };
  const usual = { field: 'relevance', direction: 'desc' as const };
  const asked = (sort ?? []).filter((key) => key !== null);
  const keys = asked.length > 0 ? asked : [usual];
  if (keys.length > 3) invalid('sort', '3 keys');
  const clauses = keys.map(({ field, direction }): Clause => {
    if (field === 'relevance') return isScored ? { _score: { order: direction ?? 'desc' } } : newest;
    if (!searchable.sorts.split(' ').includes(field)) invalid('sort', 'field');
    const order = direction ?? 'asc';
    const kind = kindOf(searchable, field);
    if (kind === 'text') return { [`${field}.keyword`]: { order } };
    if (kind !== 'number' && kind !== 'date') return { [field]: { order } };
    return { [field]: { order, missing: LAST[order][kind] } };
  });
  return [...clauses, { id: { order: 'asc' } }];
}

/**
 * Returns the OpenSearch aggregations that the caller asked for. Each counts, in the nested aggregation
 * `own`, the hits that meet all conditions except those on the aggregated field itself.
 */
function readAggregates(
  aggregates: readonly Aggregate[],
  searchable: Searchable,
  held: { field: string; clause: Clause }[],
): Clause {
  const aggs: Record<string, Clause> = {};
  if (aggregates.length > SearchLimits.aggregates) invalid('aggregates', `${SearchLimits.aggregates}`);
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

/** A hit in OpenSearch's response. `highlight` contains the highlighted texts by field name, if they were requested. */
export interface Hit {
  _source: StoredRow;
  sort: unknown[];
  highlight?: Record<string, string[]>;
}

export interface Hits {
  hits: { total: { value: number }; hits: Hit[] };
  aggregations?: Record<string, { own: { value?: number | null; buckets?: Bucket[] } }>;
}

interface Bucket {
  key: string | number;
  key_as_string?: string;
  doc_count: number;
}

/** What `searchRequest` puts into the stash for `searchResponse`. */
interface Page {
  size: number;
  signature: string;
  /** Whether this page ends at the last offset that OpenSearch supports (`WINDOW`). */
  isLast: boolean;
}

/** What of a search's stash `searchResponse` needs. */
export interface PageStash {
  page: Page;
}

/** The stash of a search. */
export interface SearchStash extends PageStash {
  texts: Texts;
  scope: Scope;
  /** Whether the caller of a search for talents is an administrator. */
  isAdmin?: boolean;
  /** Whether clients search the jobs of their own organization. */
  isOwn?: boolean;
}

export type SearchContext<Prev = unknown> = StepContext<SearchArgs, SearchStash, Prev, StoredRow, unknown>;

/**
 * Returns OpenSearch's response to a search request. If OpenSearch could not parse the query, the error is
 * `InvalidInput`.
 */
export function searchResultOrFail<Result>(ctx: Context): Result {
  const problem = ctx.error?.message ?? '';
  if (problem.includes('query_shard_exception') || problem.includes('parse_exception'))
    invalid('filter', 'value');
  return resultOrFail<Result>(ctx);
}

/**
 * Converts OpenSearch's response to a page of the API. In the page, `nearTotal` is the number of hits.
 * `total` is the same number if the search step is `EXACT`; in a wider step it is 0, because the exact search
 * has found nothing.
 */
export function searchResponse(ctx: StepContext<SearchArgs, PageStash & { scope?: Scope }>) {
  const { hits, aggregations } = searchResultOrFail<Hits>(ctx);
  const { size, signature, isLast } = ctx.stash.page;
  const step = (ctx.stash.scope ?? {}).step ?? 'EXACT';
  const page = hits.hits.slice(0, size);
  const last = page[page.length - 1];
  const goesOn = hits.hits.length > size || (isLast && hits.total.value > 10_000);
  return {
    items: page.map(({ _source }) => _source),
    nextToken: last && goesOn ? writeCursor(signature, last.sort) : null,
    total: step === 'EXACT' ? hits.total.value : 0,
    nearTotal: hits.total.value,
    match: step,
    aggregateItems: (ctx.args.aggregates ?? [])
      .filter((each) => each !== null)
      .map(({ name }) => ({
        name,
        result: resultOf(aggregations?.[name]?.own ?? {}),
      })),
  };
}

function resultOf({ value, buckets }: { value?: number | null; buckets?: Bucket[] }) {
  if (!buckets) return { __typename: 'SearchableAggregateScalarResult', value };
  return {
    __typename: 'SearchableAggregateBucketResult',
    buckets: buckets.map(({ key, key_as_string, doc_count }) => ({
      key: key_as_string ?? `${key}`,
      doc_count,
    })),
  };
}

const LEAST = 5;

/** Removes counts below five from aggregations, because they could identify a person. */
export function suppressSmallCounts(aggregateItems: { name: string; result: StoredRow }[]) {
  return aggregateItems.map(({ name, result }) => {
    const buckets = result.buckets as { doc_count: number }[] | undefined;
    if (!buckets) return { name, result };
    return { name, result: { ...result, buckets: buckets.filter((bucket) => bucket.doc_count >= LEAST) } };
  });
}
