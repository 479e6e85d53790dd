import type { IndexName } from '../index-search/IndexName';
import { opensearch } from '../lib/opensearch';

/** Refreshes an index to make writes visible. Returns false when the index does not exist. */
export async function refreshIndex(index: IndexName): Promise<boolean> {
  const { status } = await opensearch('POST', `/${index}/_refresh`);
  if (status !== 404 && status >= 300) throw new Error(`Search could not refresh ${index}: ${status}`);
  return status !== 404;
}
