import type { Item } from '../../lib/Item';

const LEAST = 5;

/** Counts without those that are so small that they could tell whose they are. */
export function suppressSmallCounts(aggregateItems: { name: string; result: Item }[]) {
  return aggregateItems.map(({ name, result }) => {
    const buckets = result.buckets as { doc_count: number }[] | undefined;
    if (!buckets) return { name, result };
    return { name, result: { ...result, buckets: buckets.filter((bucket) => bucket.doc_count >= LEAST) } };
  });
}
