import { opensearch } from './opensearch';

/** A search document: its values by field name. */
export type Source = Readonly<Record<string, unknown>>;

interface Found {
  /** The number of hits, or the lower bound to which OpenSearch counts unless the search asks for more. */
  total: { value: number };
  hits: { _id: string; _source: Source }[];
  /** For each aggregation of the kind `terms` that the search asked for, the number of hits with each value. */
  counts: Readonly<Record<string, ReadonlyMap<string, number>>>;
}

type Aggregations = Readonly<Record<string, { buckets: { key: string; doc_count: number }[] }>>;

interface Answer {
  responses: { hits?: Omit<Found, 'counts'>; aggregations?: Aggregations; error?: unknown }[];
}

/**
 * Sends several searches to OpenSearch in one request. Returns what each has found, in the order of the searches.
 * @throws Error when one of the searches fails
 */
export async function multiSearch(
  searches: readonly { index: string; body: object }[],
): Promise<readonly Found[]> {
  const lines = searches.flatMap(({ index, body }) => [{ index }, body]);
  const request = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const { status, body } = await opensearch<Answer>('POST', '/_msearch', request);
  if (status !== 200) throw new Error(`Search answered ${status} to _msearch`);
  return searches.map(({ index }, at) => {
    const { hits, aggregations = {}, error } = body.responses[at] ?? {};
    if (!hits) throw new Error(`The search in ${index} failed: ${JSON.stringify(error)}`);
    const counted = Object.entries(aggregations).map(([name, { buckets }]) => {
      const counts = new Map(buckets.map(({ key, doc_count }) => [key, doc_count]));
      return [name, counts] as const;
    });
    return { ...hits, counts: Object.fromEntries(counted) };
  });
}
