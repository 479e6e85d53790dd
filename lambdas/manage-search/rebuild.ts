import { aliases } from '../index-search/aliases';
import { indexDefinition } from '../index-search/indexDefinition';
import type { IndexName } from '../index-search/IndexName';
import { nextAlias } from '../index-search/nextAlias';
import { logger } from '../lib/logger';
import { opensearch } from '../lib/opensearch';
import { accepted } from './accepted';
import { fill } from './fill';
import { synonymSource } from './packages/synonymSource';
import { versionedName } from './versionedName';
import { versionOf } from './versionOf';

/** Per index: its new name and how many documents were written into it. */
export type RebuildAnswer = Partial<Record<IndexName, { index: string; documents: number }>>;

/**
 * Builds indices anew while writes go on. From the moment a new index bears its `-next` alias, `index-search` writes
 * every change into both; what changed before is read from the tables here. The external versions make the order of
 * the two irrelevant. Then the alias moves, and the old index goes, in one step for each.
 */
export async function rebuild(names: readonly IndexName[]): Promise<RebuildAnswer> {
  const synonyms = await synonymSource();
  const known = await aliases();
  const before = new Map(names.map((alias) => [alias, known.get(alias)]));
  const after = new Map(names.map((alias) => [alias, nextName(alias, known)]));
  for (const [alias, name] of after) {
    // One that an interrupted rebuild left behind. Whoever still fills it will find it gone.
    const abandoned = known.get(nextAlias(alias));
    if (abandoned) await opensearch('DELETE', `/${abandoned}`);
    await accepted('PUT', `/${name}`, {
      ...indexDefinition(alias, synonyms),
      aliases: { [nextAlias(alias)]: {} },
    });
  }
  const written = await fill(names, nextAlias).catch(async (error: unknown) => {
    for (const name of after.values()) await opensearch('DELETE', `/${name}`);
    throw error;
  });
  const answer: RebuildAnswer = {};
  for (const [alias, index] of after) {
    const old = before.get(alias);
    await accepted('POST', `/${index}/_refresh`);
    await accepted('POST', '/_aliases', {
      actions: [
        ...(old ? [{ remove_index: { index: old } }] : []),
        { remove: { index, alias: nextAlias(alias) } },
        { add: { index, alias } },
      ],
    });
    answer[alias] = { index, documents: written.get(alias) ?? 0 };
  }
  logger.info('indices rebuilt', { answer });
  return answer;
}

function nextName(alias: IndexName, known: ReadonlyMap<string, string>): string {
  const taken = [alias, nextAlias(alias)].map((each) => versionOf(known.get(each)));
  return versionedName(alias, Math.max(...taken) + 1);
}
