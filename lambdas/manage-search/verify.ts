import { setTimeout as pause } from 'node:timers/promises';
import type { IndexName } from '../index-search/IndexName';
import { opensearch } from '../lib/opensearch';
import { buildExpectedDocuments } from './buildExpectedDocuments';
import type { Differences } from './Differences';
import { type Doubt, findDoubts, type VerifyPosition } from './findDoubts';
import { readStoredDocuments } from './readStoredDocuments';
import { targetOf } from './targetOf';

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
/** How many doubts are collected before they are decided, so that a call that ends early has decided its own. */
const DOUBTS_AT_ONCE = 500;
/**
 * How long to wait, in milliseconds, before documents that differ are compared again. In this time, writes
 * that were in progress reach the index.
 */
const RECHECK_MS = 3_000;

/** What one call has compared. */
export interface VerifyAnswer {
  indices: Partial<Record<IndexName, Differences>>;
  /** The position at which the next call must begin; null if everything has been compared. */
  next: VerifyPosition | null;
}

/**
 * Compares search indices with the tables, document by document, while writes go on, from a position until all is
 * compared or `isLate` returns true. A difference is compared again after some seconds, and reported only if it
 * persists. If an index does not exist, all its documents are reported as missing.
 */
export async function verify(
  names: readonly IndexName[],
  isLate: () => boolean,
  from?: VerifyPosition | null,
): Promise<VerifyAnswer> {
  const there: IndexName[] = [];
  for (const index of names) if (await refreshIndex(index)) there.push(index);
  const indices: VerifyAnswer['indices'] = {};
  for (const index of names) indices[index] = { documents: 0, missing: [], stale: [], ghosts: [] };
  let doubts: Doubt[] = [];
  const decide = async () => {
    if (doubts.length > 0) await pause(RECHECK_MS);
    for (const index of names) {
      const ids = doubts.filter((doubt) => doubt.index === index).map(({ id }) => id);
      await recheck(index, [...new Set(ids)], indices[index]);
    }
    doubts = [];
  };
  let next: VerifyPosition | null = null;
  for await (const part of findDoubts(names, there, from)) {
    doubts.push(...part.doubts);
    for (const [index, count] of part.documents) {
      const counted = indices[index];
      if (counted) counted.documents += count;
    }
    next = part.next;
    if (doubts.length >= DOUBTS_AT_ONCE) await decide();
    if (isLate()) break;
  }
  await decide();
  return { indices, next };
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
