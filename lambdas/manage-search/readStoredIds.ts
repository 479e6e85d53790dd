import type { IndexName } from '../index-search/IndexName';
import { assertOk } from './assertOk';

interface Page {
  hits: { hits: { _id: string; sort: unknown[] }[] };
}

const PAGE = 1000;

/** Yields the ids of all documents in an index. */
export async function* readStoredIds(index: IndexName): AsyncGenerator<string> {
  let after: unknown[] | undefined;
  do {
    // Read all pages from the same shard copy, as resolvers/search/lib/search.ts does.
    const { hits } = await assertOk<Page>('POST', `/${index}/_search?preference=verify`, {
      ...{ size: PAGE, _source: false, query: { match_all: {} }, sort: [{ id: 'asc' }] },
      ...(after && { search_after: after }),
    });
    for (const { _id } of hits.hits) yield _id;
    after = hits.hits.length === PAGE ? hits.hits.at(-1)?.sort : undefined;
  } while (after);
}
