import { aliases } from '../index-search/aliases';
import type { IndexName } from '../index-search/IndexName';
import { nextAlias } from '../index-search/nextAlias';
import { logger } from '../lib/logger';
import { opensearch } from '../lib/opensearch';
import { assertOk } from './assertOk';
import { createNextIndex } from './createNextIndex';
import { fill } from './fill';
import { findRebuildEnd } from './findRebuildEnd';
import { synonymSource } from './packages/synonymSource';
import { RebuildInProgress } from './RebuildInProgress';
import { versionedName } from './versionedName';
import { versionOf } from './versionOf';

/** The result of a rebuild: for each index, the name of the new index and the number of documents written to it. */
export type RebuildAnswer = Partial<Record<IndexName, { index: string; documents: number }>>;

/**
 * Rebuilds OpenSearch indices while writes go on. Each new index first gets an alias that ends in `-next`.
 * From then on, the function index-search writes every change to the old and to the new index, while this
 * function fills the new index from the tables. Documents have external versions, so the order of these
 * writes does not matter. Finally, for each index, one request moves the alias to the new index and deletes
 * the old one.
 * @throws RebuildInProgress if another call is rebuilding one of the indices; then nothing is changed
 */
export async function rebuild(wanted: readonly IndexName[]): Promise<RebuildAnswer> {
  // All calls use the same order, so that one of several concurrent calls gets all of its indices.
  const names = [...wanted].sort();
  const synonyms = await synonymSource();
  const known = await aliases();
  const before = new Map(names.map((alias) => [alias, known.get(alias)]));
  const after = new Map(names.map((alias) => [alias, nextName(alias, known)]));
  for (const alias of names) {
    const until = await findRebuildEnd(alias);
    if (until) throw new RebuildInProgress(alias, until);
  }
  const begun: string[] = [];
  const filling = async () => {
    for (const [alias, name] of after) {
      const abandoned = known.get(nextAlias(alias));
      if (abandoned) await opensearch('DELETE', `/${abandoned}`);
      await createNextIndex(alias, name, synonyms);
      begun.push(name);
    }
    return fill(names, nextAlias);
  };
  const written = await filling().catch(async (error: unknown) => {
    for (const name of begun) await opensearch('DELETE', `/${name}`);
    throw error;
  });
  const answer: RebuildAnswer = {};
  for (const [alias, index] of after) {
    const old = before.get(alias);
    await assertOk('POST', `/${index}/_refresh`);
    await assertOk('POST', '/_aliases', {
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
