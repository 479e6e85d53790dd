import { opensearch } from '../lib/opensearch';

/** Reads all aliases of the OpenSearch domain. Returns the index name behind each alias. */
export async function aliases(): Promise<ReadonlyMap<string, string>> {
  const { status, body } = await opensearch<{ alias: string; index: string }[]>(
    'GET',
    '/_cat/aliases?format=json&h=alias,index',
  );
  if (status !== 200) throw new Error(`Search answered ${status} when asked for its aliases`);
  return new Map(body.map(({ alias, index }) => [alias, index]));
}
