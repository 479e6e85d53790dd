import type { IndexName } from '../index-search/IndexName';
import { nextAlias } from '../index-search/nextAlias';
import { opensearch } from '../lib/opensearch';

/** A call of this function ends within its timeout, so an older index was abandoned. */
const LONGEST_MS = 15 * 60_000;

type Indices = Record<string, { mappings?: { _meta?: { since?: string } } }>;

/** The time until which another call may be rebuilding this index; undefined when none is. */
export async function findRebuildEnd(alias: IndexName): Promise<Date | undefined> {
  const { status, body } = await opensearch<Indices>('GET', `/${nextAlias(alias)}`);
  if (status === 404) return undefined;
  const times = Object.values(body).map(({ mappings }) => Date.parse(mappings?._meta?.since ?? ''));
  const until = Math.max(...times) + LONGEST_MS;
  return until > Date.now() ? new Date(until) : undefined;
}
