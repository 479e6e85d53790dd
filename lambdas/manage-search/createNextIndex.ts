import { indexDefinition } from '../index-search/indexDefinition';
import type { IndexName } from '../index-search/IndexName';
import { nextAlias } from '../index-search/nextAlias';
import type { SynonymSource } from '../index-search/SynonymSource';
import { opensearch } from '../lib/opensearch';
import { findRebuildEnd } from './findRebuildEnd';
import { RebuildInProgress } from './RebuildInProgress';

/**
 * Creates the index that is to replace an existing one in a rebuild. `name` contains the next version number.
 * If two calls do this at the same time, both use the same name, so the second one fails.
 * @throws RebuildInProgress if another call has created the index first
 */
export async function createNextIndex(
  alias: IndexName,
  name: string,
  synonyms: SynonymSource,
): Promise<void> {
  const { settings, mappings } = indexDefinition(alias, synonyms);
  const _meta = { ...mappings._meta, since: new Date().toISOString() };
  const { status, body } = await opensearch<{ error?: { type?: string; reason?: string } }>(
    'PUT',
    `/${name}`,
    {
      settings,
      mappings: { ...mappings, _meta },
      aliases: { [nextAlias(alias)]: {} },
    },
  );
  if (status < 300) return;
  if (body.error?.type === 'resource_already_exists_exception')
    throw new RebuildInProgress(alias, (await findRebuildEnd(alias)) ?? new Date());
  throw new Error(`Search could not create ${name}: ${status} ${body.error?.reason}`);
}
