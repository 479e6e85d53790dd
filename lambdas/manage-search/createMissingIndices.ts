import { searchIndices } from '../../model/searchIndices';
import { indexDefinition } from '../index-search/indexDefinition';
import type { IndexName } from '../index-search/IndexName';
import { opensearch } from '../lib/opensearch';
import { assertOk } from './assertOk';
import { synonymSource } from './packages/synonymSource';
import { versionedName } from './versionedName';

type Indices = Record<string, { mappings?: { _meta?: { fingerprint?: string } } }>;

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
    const { status, body } = await opensearch<Indices>('GET', `/${alias}`);
    if (status === 404) {
      await assertOk('PUT', `/${versionedName(alias, 1)}`, { ...definition, aliases: { [alias]: {} } });
      created.push(alias);
    } else if (!isOf(body, definition.mappings._meta.fingerprint)) outdated.push(alias);
  }
  return { created, outdated };
}

const isOf = (indices: Indices, fingerprint: string): boolean =>
  Object.values(indices).every(({ mappings }) => mappings?._meta?.fingerprint === fingerprint);
