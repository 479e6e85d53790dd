import type { IndexName } from '../index-search/IndexName';
import { assertOk } from './assertOk';

interface Page {
  hits: { hits: { _id: string; sort: unknown[] }[] };
}

const PAGE = 1000;

/**
 * Yields the ids of all documents in an index, one page at a time, beginning after a document. `last` is the position
 * of the page's last document; undefined on the last page.
 */
export async function* readStoredIds(
  index: IndexName,
  after?: unknown[],
): AsyncGenerator<{ ids: string[]; last: unknown[] | undefined }> {
  let last = after;
  do {
    // Read all pages from the same shard copy, as resolvers/search/lib/search.ts does.
    const { hits } = await assertOk<Page>('POST', `/${index}/_search?preference=verify`, {
      ...{ size: PAGE, _source: false, query: { match_all: {} }, sort: [{ id: 'asc' }] },
      ...(last && { search_after: last }),
    });
    last = hits.hits.length === PAGE ? hits.hits.at(-1)?.sort : undefined;
    yield { ids: hits.hits.map(({ _id }) => _id), last };
  } while (last);
}
