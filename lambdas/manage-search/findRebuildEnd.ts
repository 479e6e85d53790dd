import type { IndexName } from '../index-search/IndexName';
import { nextAlias } from '../index-search/nextAlias';
import { opensearch } from '../lib/opensearch';

/**
 * The timeout of the function manage-search. An unfinished index older than this was abandoned by a call that failed.
 */
const LONGEST_MS = 15 * 60_000;

type Indices = Record<string, { mappings?: { _meta?: { since?: string } } }>;

/** Returns until when another call may be rebuilding this index; undefined if none is. */
export async function findRebuildEnd(alias: IndexName): Promise<Date | undefined> {
  const { status, body } = await opensearch<Indices>('GET', `/${nextAlias(alias)}`);
  if (status === 404) return undefined;
  const times = Object.values(body).map(({ mappings }) => Date.parse(mappings?._meta?.since ?? ''));
  const until = Math.max(...times) + LONGEST_MS;
  return until > Date.now() ? new Date(until) : undefined;
}
