import type { IndexName } from '../index-search/IndexName';
import { nextAlias } from '../index-search/nextAlias';
import { opensearch } from '../lib/opensearch';

/**
 * The timeout of the function manage-search, in milliseconds. If an index was created more than this time ago
 * and is still unfinished, the call that created it has failed.
 */
const LONGEST_MS = 15 * 60_000;

type Indices = Record<string, { mappings?: { _meta?: { since?: string } } }>;

/**
 * Returns the latest time at which a running rebuild of this index ends; undefined if no rebuild can be
 * running.
 */
export async function findRebuildEnd(alias: IndexName): Promise<Date | undefined> {
  const { status, body } = await opensearch<Indices>('GET', `/${nextAlias(alias)}`);
  if (status === 404) return undefined;
  const times = Object.values(body).map(({ mappings }) => Date.parse(mappings?._meta?.since ?? ''));
  const until = Math.max(...times) + LONGEST_MS;
  return until > Date.now() ? new Date(until) : undefined;
}
