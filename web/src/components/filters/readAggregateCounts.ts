interface AggregateItem {
  name: string;
  result: object | null;
}

/** By aggregate and value: the number of results. */
export type AggregateCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

const hasBuckets = (result: object | null): result is { buckets: { key: string; doc_count: number }[] } =>
  result !== null && 'buckets' in result;

/** The counts of a search's aggregates. An aggregate without an answer is missing. */
export function readAggregateCounts(items: readonly AggregateItem[]): AggregateCounts {
  return new Map(
    items.flatMap(({ name, result }) =>
      hasBuckets(result)
        ? [[name, new Map(result.buckets.map(({ key, doc_count }) => [key, doc_count]))]]
        : [],
    ),
  );
}
