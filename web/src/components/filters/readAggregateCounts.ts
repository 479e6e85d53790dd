interface AggregateItem {
  name: string;
  result: object | null;
}

/** The numbers of results in a search's aggregates: by the name of the aggregate, then by value. */
export type AggregateCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

const hasBuckets = (result: object | null): result is { buckets: { key: string; doc_count: number }[] } =>
  result !== null && 'buckets' in result;

/**
 * Reads the numbers of results from the aggregates in a search's answer. An aggregate without an answer is
 * missing in the result.
 */
export function readAggregateCounts(items: readonly AggregateItem[]): AggregateCounts {
  return new Map(
    items.flatMap(({ name, result }) =>
      hasBuckets(result)
        ? [[name, new Map(result.buckets.map(({ key, doc_count }) => [key, doc_count]))]]
        : [],
    ),
  );
}
