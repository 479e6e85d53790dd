import { searchIndices } from '../../model/searchIndices';
import { indexDefinition } from '../index-search/indexDefinition';
import type { IndexName } from '../index-search/IndexName';
import { setTimeout as pause } from 'node:timers/promises';
import { opensearch, type OpenSearchAnswer } from '../lib/opensearch';
import { synonymSource } from './packages/synonymSource';
import { versionedName } from './versionedName';

interface Refusal {
  error?: { type?: string; reason?: string };
}

type Indices = Record<string, { mappings?: { _meta?: { fingerprint?: string } } }>;

const PATIENCE_MS = 2 * 60_000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Sends a request to a domain that may be seconds old: until its access policy and its name have reached all its
 * parts, it answers 403 or 5xx, or not at all. Repeats for two minutes after growing pauses, then returns or
 * throws the last answer.
 */
async function askNewDomain<Body>(
  method: 'GET' | 'PUT',
  path: string,
  body?: object,
): Promise<OpenSearchAnswer<Body>> {
  const end = Date.now() + PATIENCE_MS;
  for (let wait = 100; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      const answer = await opensearch<Body>(method, path, body, { timeoutMs: 60_000 });
      if (answer.status !== 403 || Date.now() > end) return answer;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(wait);
  }
}

/**
 * Creates an index. One that exists already counts as created: it was missing before, so this function's own
 * request made it, whose answer was lost.
 */
async function createIndex(name: string, definition: object): Promise<void> {
  const { status, body } = await askNewDomain<Refusal>('PUT', `/${name}`, definition);
  const isThere = body.error?.type === 'resource_already_exists_exception';
  if (status >= 300 && !isThere)
    throw new Error(`Search could not create ${name}: ${status} ${body.error?.reason}`);
}

/**
 * Creates the OpenSearch indices that do not exist, each with its alias. They are empty at first, but
 * searches on them succeed.
 * @returns `created`: the created indices; `outdated`: existing indices whose definition is not the current
 * one
 */
export async function createMissingIndices(): Promise<{ created: IndexName[]; outdated: IndexName[] }> {
  const created: IndexName[] = [];
  const outdated: IndexName[] = [];
  const synonyms = await synonymSource();
  for (const alias of searchIndices) {
    const definition = indexDefinition(alias, synonyms);
    const { status, body } = await askNewDomain<Indices>('GET', `/${alias}`);
    if (status === 404) {
      await createIndex(versionedName(alias, 1), { ...definition, aliases: { [alias]: {} } });
      created.push(alias);
    } else if (status >= 300) throw new Error(`Search answered ${status} about ${alias}`);
    else if (!isOf(body, definition.mappings._meta.fingerprint)) outdated.push(alias);
  }
  return { created, outdated };
}

const isOf = (indices: Indices, fingerprint: string): boolean =>
  Object.values(indices).every(({ mappings }) => mappings?._meta?.fingerprint === fingerprint);
