import type { Context } from '@aws-appsync/utils';
import { invalid, type Item, resultOrFail } from '../../lib/resolver';
import { writeCursor } from './cursor';
import type { SearchArgs } from './Searchable';

/** `highlight`, if requested: the highlighted texts by field. */
export interface Hit {
  _source: Item;
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

/** What `searchRequest` keeps for the response. */
interface Page {
  size: number;
  signature: string;
  /** True when the page ends at the largest offset that OpenSearch supports. */
  isLast: boolean;
}

/** A page of hits in the API's form. A query that OpenSearch cannot parse is the caller's `InvalidInput`. */
export function searchResponse(ctx: Context<SearchArgs>) {
  const problem = `${ctx.error?.message}`;
  if (problem.includes('query_shard_exception') || problem.includes('parse_exception'))
    invalid('filter', 'value');
  const { hits, aggregations } = resultOrFail<Hits>(ctx);
  const { size, signature, isLast } = ctx.stash.page as Page;
  const page = hits.hits.slice(0, size);
  const last = page[page.length - 1];
  const goesOn = hits.hits.length > size || (isLast && hits.total.value > 10_000);
  return {
    items: page.map(({ _source }) => _source),
    nextToken: last && goesOn ? writeCursor(signature, last.sort) : null,
    total: hits.total.value,
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

/** Removes small counts, which could identify a person. */
export function suppressSmallCounts(aggregateItems: { name: string; result: Item }[]) {
  return aggregateItems.map(({ name, result }) => {
    const buckets = result.buckets as { doc_count: number }[] | undefined;
    if (!buckets) return { name, result };
    return { name, result: { ...result, buckets: buckets.filter((bucket) => bucket.doc_count >= LEAST) } };
  });
}
