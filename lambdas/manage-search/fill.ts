import { setTimeout as pause } from 'node:timers/promises';
import { logger } from '../lib/logger';
import { actionsOf } from '../index-search/actionsOf';
import type { Action } from '../index-search/Action';
import type { IndexName } from '../index-search/IndexName';
import { DocumentRejected } from '../index-search/DocumentRejected';
import { TableReader } from '../index-search/TableReader';
import { writeActions } from '../index-search/writeActions';
import { allTargets, type TargetPosition } from './allTargets';

const AT_ONCE = 100;
const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 250;

/**
 * Builds the documents of these indices from the tables and writes them to OpenSearch, from a position until all tables
 * have been read or `isLate` returns true. A stored document that is newer is kept. A document that OpenSearch rejects
 * is logged and skipped.
 * @param aliasOf returns the alias to which the documents of an index are written
 * @returns `written`: the number of written documents by index; `next`: where the next call must begin
 */
export async function fill(
  indices: readonly IndexName[],
  aliasOf: (index: IndexName) => string,
  isLate: () => boolean,
  from?: TargetPosition | null,
): Promise<{ written: Map<IndexName, number>; next: TargetPosition | null }> {
  const written = new Map(indices.map((index) => [index, 0]));
  for await (const { targets, next } of allTargets(indices, from)) {
    for (let at = 0; at < targets.length; at += AT_ONCE) {
      const source = new TableReader();
      const part = targets.slice(at, at + AT_ONCE);
      const actions = (await Promise.all(part.map((target) => actionsOf(target, source))))
        .flat()
        .filter(({ index, document }) => document && indices.includes(index));
      // A change that is indexed in the millisecond of this reading is newer.
      const refused = await persist(actions, source.version - 1, aliasOf);
      for (const [{ index, id }, { message }] of refused)
        logger.error('search refuses a document', { index, id, reason: message });
      for (const action of actions)
        if (!refused.has(action)) written.set(action.index, (written.get(action.index) ?? 0) + 1);
    }
    if (next && isLate()) return { written, next };
  }
  return { written, next: null };
}

/**
 * Writes documents to OpenSearch and retries temporary failures. Returns the writes that OpenSearch has
 * rejected for good, each with its error.
 * @throws the error of the last attempt if a temporary failure persists
 */
async function persist(
  actions: readonly Action[],
  version: number,
  aliasOf: (index: IndexName) => string,
): Promise<Map<Action, Error>> {
  const refused = new Map<Action, Error>();
  let open = actions;
  for (let attempt = 1; open.length > 0; attempt++) {
    const failures = await writeActions(open, version, (index) => [aliasOf(index)]);
    for (const [action, error] of failures) if (error instanceof DocumentRejected) refused.set(action, error);
    open = open.filter((action) => failures.has(action) && !refused.has(action));
    const [first] = open;
    if (!first) break;
    if (attempt === ATTEMPTS) throw failures.get(first) ?? new Error('Search does not answer');
    await pause(FIRST_PAUSE_MS * 2 ** attempt);
  }
  return refused;
}
