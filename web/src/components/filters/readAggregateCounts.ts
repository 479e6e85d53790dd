interface AggregateItem {
  name: string;
  result: object | null;
}

/**
 * The numbers of results that a search has counted. For each aggregate (by its name), the map has the number
 * of results for each value.
 */
export type AggregateCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

const hasBuckets = (result: object | null): result is { buckets: { key: string; doc_count: number }[] } =>
  result !== null && 'buckets' in result;

/**
 * Converts the aggregates in the answer of a search into a map. Aggregates without buckets, and those that
 * the API did not compute, are left out.
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
