import { opensearch } from '../lib/opensearch';

/** Every alias with the name of the index that it points at. */
export async function aliases(): Promise<ReadonlyMap<string, string>> {
  const { status, body } = await opensearch<{ alias: string; index: string }[]>(
    'GET',
    '/_cat/aliases?format=json&h=alias,index',
  );
  if (status !== 200) throw new Error(`Search answered ${status} when asked for its aliases`);
  return new Map(body.map(({ alias, index }) => [alias, index]));
}
