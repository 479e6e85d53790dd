interface AggregateItem {
  name: string;
  result: object | null;
}

/** How many are found per value, by facet. A facet that was not answered is missing. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function facetCounts(items: readonly AggregateItem[]): FacetCounts {
  return new Map(
    items.flatMap(({ name, result }) =>
      result && hasBuckets(result)
        ? [[name, new Map(result.buckets.map(({ key, doc_count }) => [key, doc_count]))]]
        : [],
    ),
  );
}

const hasBuckets = (result: object): result is { buckets: { key: string; doc_count: number }[] } =>
  'buckets' in result;
