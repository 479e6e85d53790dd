import { setTimeout as pause } from 'node:timers/promises';
import type { IndexName } from '../index-search/IndexName';
import { allTargets } from './allTargets';
import type { Differences } from './Differences';
import { buildExpectedDocuments } from './buildExpectedDocuments';
import { readStoredIds } from './readStoredIds';
import { readStoredDocuments } from './readStoredDocuments';
import { targetOf } from './targetOf';
import { opensearch } from '../lib/opensearch';

/**
 * Refreshes a search index, so that searches see all earlier writes. Returns false if the index does not
 * exist.
 */
async function refreshIndex(index: IndexName): Promise<boolean> {
  const { status } = await opensearch('POST', `/${index}/_refresh`);
  if (status !== 404 && status >= 300) throw new Error(`Search could not refresh ${index}: ${status}`);
  return status !== 404;
}

const AT_ONCE = 100;
/**
 * How long to wait, in milliseconds, before documents that differ are compared again. In this time, writes
 * that were in progress reach the index.
 */
const RECHECK_MS = 3_000;

export type VerifyAnswer = Partial<Record<IndexName, Differences>>;

/**
 * Compares search indices with the tables, document by document, while writes go on. A difference is compared
 * again after some seconds, and reported only if it persists. If an index does not exist, all its documents
 * are reported as missing.
 */
export async function verify(names: readonly IndexName[]): Promise<VerifyAnswer> {
  const there = new Map<IndexName, boolean>();
  for (const index of names) there.set(index, await refreshIndex(index));
  const expected = new Map(names.map((index) => [index, new Set<string>()]));
  const doubtful = new Map(names.map((index) => [index, new Set<string>()]));
  for await (const targets of allTargets(names))
    for (let at = 0; at < targets.length; at += AT_ONCE) {
      const wanted = await buildExpectedDocuments(targets.slice(at, at + AT_ONCE), names);
      for (const [index, documents] of wanted) {
        const stored = there.get(index) ? await readStoredDocuments(index, [...documents.keys()]) : new Map();
        for (const [id, text] of documents) {
          if (text === undefined) continue;
          expected.get(index)?.add(id);
          if (stored.get(id) !== text) doubtful.get(index)?.add(id);
        }
      }
    }
  const answer: VerifyAnswer = {};
  for (const index of names) {
    const ids = expected.get(index) ?? new Set();
    const doubts = doubtful.get(index) ?? new Set();
    if (there.get(index)) for await (const id of readStoredIds(index)) if (!ids.has(id)) doubts.add(id);
    answer[index] = { documents: ids.size, missing: [], stale: [], ghosts: [] };
  }
  if ([...doubtful.values()].some(({ size }) => size > 0)) await pause(RECHECK_MS);
  for (const [index, doubts] of doubtful) await recheck(index, [...doubts], answer[index]);
  return answer;
}

/**
 * Compares documents of an index that differed in the first comparison a second time. The ids of documents
 * that still differ are added to `into`.
 */
async function recheck(index: IndexName, ids: string[], into: Differences | undefined): Promise<void> {
  if (!into || ids.length === 0) return;
  const isThere = await refreshIndex(index);
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE);
    const targets = part.map((id) => targetOf(index, id));
    const wanted = (await buildExpectedDocuments(targets, [index])).get(index);
    const stored = isThere ? await readStoredDocuments(index, part) : new Map();
    for (const id of part) {
      const [there, must] = [stored.get(id), wanted?.get(id)];
      if (there === must) continue;
      const list = there === undefined ? into.missing : must === undefined ? into.ghosts : into.stale;
      list.push(id);
    }
  }
}
