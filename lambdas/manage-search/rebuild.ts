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
import type { TargetPosition } from './allTargets';
import { versionedName } from './versionedName';

/**
 * Returns the version in the name of an index: 7 for `open-jobs-v7`. Returns 0 for any other name and for
 * undefined.
 */
const versionOf = (name: string | undefined): number => Number(/-v(\d+)$/.exec(name ?? '')?.[1] ?? 0);

/** Where a call of a rebuild ended, and what it has built so far. */
export interface RebuildPosition extends TargetPosition {
  /** The names of the new indices. */
  building: Partial<Record<IndexName, string>>;
  /** The number of documents written to them. */
  documents: Partial<Record<IndexName, number>>;
}

/** The result of a call: for each index, the name of the new index and the number of documents written to it so far. */
export interface RebuildAnswer {
  indices: Partial<Record<IndexName, { index: string; documents: number }>>;
  /** The position at which the next call must begin; null if the new indices are in place. */
  next: RebuildPosition | null;
}

/**
 * Rebuilds OpenSearch indices while writes go on. Each new index first gets an alias that ends in `-next`.
 * From then on, the function index-search writes every change to the old and to the new index, while this
 * function fills the new index from the tables. Documents have external versions, so the order of these
 * writes does not matter. Finally, for each index, one request moves the alias to the new index and deletes
 * the old one. When `isLate` returns true, it ends with the position from which another call continues.
 * @throws RebuildInProgress if another call is rebuilding one of the indices; then nothing is changed
 */
export async function rebuild(
  wanted: readonly IndexName[],
  isLate: () => boolean,
  from?: RebuildPosition | null,
): Promise<RebuildAnswer> {
  // All calls use the same order, so that one of several concurrent calls gets all of its indices.
  const names = [...wanted].sort();
  const known = await aliases();
  const building = from ? checkBuilding(names, from, known) : await begin(names, known);
  const filled = await fill(names, nextAlias, isLate, from).catch(async (error: unknown) => {
    // A call that continues leaves what earlier calls have built: it can be repeated.
    if (!from) await drop(Object.values(building));
    throw error;
  });
  const indices: RebuildAnswer['indices'] = {};
  for (const alias of names)
    indices[alias] = {
      index: building[alias] ?? '',
      documents: (from?.documents[alias] ?? 0) + (filled.written.get(alias) ?? 0),
    };
  if (filled.next) {
    const documents = Object.fromEntries(names.map((alias) => [alias, indices[alias]?.documents ?? 0]));
    return { indices, next: { ...filled.next, building, documents } };
  }
  for (const alias of names) await replace(known.get(alias), alias, building[alias] ?? '');
  logger.info('indices rebuilt', { indices });
  return { indices, next: null };
}

type Building = RebuildPosition['building'];

/** Returns the indices that earlier calls have begun to build, which must still be the ones that changes reach. */
function checkBuilding(
  names: readonly IndexName[],
  { building }: RebuildPosition,
  known: ReadonlyMap<string, string>,
): Building {
  const lost = names.find((alias) => !building[alias] || known.get(nextAlias(alias)) !== building[alias]);
  if (lost)
    throw new Error(`The rebuild of ${lost} cannot be continued, because another one has begun since.`);
  return building;
}

/** Creates the empty indices that are to replace the current ones. */
async function begin(names: readonly IndexName[], known: ReadonlyMap<string, string>): Promise<Building> {
  const synonyms = await synonymSource();
  for (const alias of names) {
    const until = await findRebuildEnd(alias);
    if (until) throw new RebuildInProgress(alias, until);
  }
  const begun: Building = {};
  try {
    for (const alias of names) {
      const abandoned = known.get(nextAlias(alias));
      if (abandoned) await opensearch('DELETE', `/${abandoned}`);
      const name = nextName(alias, known);
      await createNextIndex(alias, name, synonyms);
      begun[alias] = name;
    }
  } catch (error) {
    await drop(Object.values(begun));
    throw error;
  }
  return begun;
}

async function drop(indices: readonly string[]): Promise<void> {
  for (const name of indices) await opensearch('DELETE', `/${name}`);
}

/** Moves the alias from the old index, which is deleted, to the new one. */
async function replace(old: string | undefined, alias: IndexName, index: string): Promise<void> {
  await assertOk('POST', `/${index}/_refresh`);
  await assertOk('POST', '/_aliases', {
    actions: [
      ...(old ? [{ remove_index: { index: old } }] : []),
      { remove: { index, alias: nextAlias(alias) } },
      { add: { index, alias } },
    ],
  });
}

function nextName(alias: IndexName, known: ReadonlyMap<string, string>): string {
  const taken = [alias, nextAlias(alias)].map((each) => versionOf(known.get(each)));
  return versionedName(alias, Math.max(...taken) + 1);
}
