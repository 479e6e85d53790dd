import type { IndexName } from '../index-search/IndexName';
import { assertOk } from './assertOk';
import { stableJson } from './stableJson';

interface Page {
  hits: { hits: { _id: string; _source: object }[] };
}

/**
 * Reads the documents with these ids from a search index. Returns them as JSON texts, keyed by id. Missing
 * documents are left out.
 */
export async function readStoredDocuments(index: IndexName, ids: string[]): Promise<Map<string, string>> {
  const { hits } = await assertOk<Page>('POST', `/${index}/_search`, {
    ...{ size: ids.length, query: { ids: { values: ids } } },
  });
  return new Map(hits.hits.map(({ _id, _source }) => [_id, stableJson(_source)]));
}
