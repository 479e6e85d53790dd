import type { IndexName } from '../index-search/IndexName';
import { opensearch } from '../lib/opensearch';

/** Makes what was written to an index visible. Answers false when there is no such index. */
export async function refreshed(index: IndexName): Promise<boolean> {
  const { status } = await opensearch('POST', `/${index}/_refresh`);
  if (status !== 404 && status >= 300) throw new Error(`Search refused to refresh ${index}: ${status}`);
  return status !== 404;
}
