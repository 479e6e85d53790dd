import { useRef, useState } from 'react';
import { createClientToken } from '../../../lib/apollo/createClientToken';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import type { Failure } from '../../../lib/errors/Failure';
import { reportError } from '../../../lib/errors/reportError';
import { useClientToken } from '../../../lib/apollo/useClientToken';
import { useSend } from '../histories/useSend';
import { type ImportLog, importLog } from './importLog';
import type { ImportRow } from './ImportRow';
import type { Outcome, Stored } from './Outcome';
import { recordWrites } from './recordWrites';

async function explain(error: unknown): Promise<Failure> {
  const failure = classifyFailure(error);
  if (failure.kind === 'Unexpected') await reportError('importResume', error);
  return failure;
}

/** Returns the outcomes of the rows in a log, by the rows' keys. */
const outcomesOf = (log: ImportLog | null): Map<string, Outcome> =>
  new Map(log?.entries.map(({ row, stored }) => [row.key, { state: 'stored', stored }]));

/**
 * Returns two functions: `store` stores import rows one after the other, `undo` undoes them in the opposite
 * order. Also returns the state of each row, by its key (`outcomes`). A refused row can be stored again. A
 * change cannot be undone once somebody else has changed the record.
 *
 * What is stored and not undone is kept in the person's log of the last import on this device.
 * @param log the last import, to undo it; null for a new import
 */
export function useImport(sub: string, log: ImportLog | null) {
  const send = useSend();
  const clientToken = useClientToken();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(() => outcomesOf(log));
  const [isBusy, setIsBusy] = useState(false);
  const [id] = useState(() => log?.id ?? createClientToken());
  const latest = useRef(outcomesOf(log));
  /**
   * For the id of each record that the import has written, its current version. Several rows can change the
   * same record, and each change must name the version that the previous change produced.
   */
  const versions = useRef(new Map(Object.entries(log?.versions ?? {})));
  const set = (row: ImportRow, outcome: Outcome) => {
    latest.current.set(row.key, outcome);
    setOutcomes(new Map(latest.current));
    const own = { sub, id, versions: versions.current };
    if (outcome.state === 'stored') importLog.add(own, row, outcome.stored);
    if (outcome.state === 'undone') importLog.remove(own, row.key);
  };
  const storedOf = (key: string) => {
    const outcome = latest.current.get(key);
    return outcome?.state === 'stored' ? outcome.stored : undefined;
  };

  const change = async ({ kind, version }: ImportRow, id: string, values: object) => {
    const known = versions.current.has(id) ? versions.current.get(id) : version;
    const input = kind === 'basics' ? { sub: id, ...values } : { id, ...values };
    const changed = await recordWrites[kind].change(send, input as never, known);
    versions.current.set(id, changed?.version);
  };
  const create = async ({ key, kind, after, parent }: ImportRow) => {
    const workHistoryID = parent && ('id' in parent ? parent.id : storedOf(parent.key)?.id);
    const owner = kind === 'projects' ? { workHistoryID } : { userID: sub };
    const input = { ...owner, ...after, ...(kind !== 'skills' && { clientToken: clientToken(key) }) };
    const created = await recordWrites[kind].create(send, input as never);
    if (!created) throw new Error('The mutation returned no record.');
    versions.current.set(created.id, created.version);
    return created.id;
  };
  const storeRow = async (row: ImportRow): Promise<Outcome> => {
    const { kind, id, after, below, parent } = row;
    if (parent && 'key' in parent && !storedOf(parent.key))
      return { state: 'refused', failure: { kind: 'InvalidInput', field: 'entity', rule: 'history' } };
    const changes = Object.keys(after).length > 0;
    if (id && changes) await change(row, id, after);
    const stored: Stored = { id: id ?? (await create(row)), isNew: !id };
    if (!below) return { state: 'stored', stored };
    try {
      const added = await recordWrites[kind].addBelow?.(send, stored.id, below);
      return { state: 'stored', stored: { ...stored, belowId: added?.id } };
    } catch (error) {
      if (id && !changes) throw error;
      return { state: 'stored', stored, partly: await explain(error) };
    }
  };
  const undoRow = async (row: ImportRow, stored: Stored) => {
    const writes = recordWrites[row.kind];
    if (stored.isNew) return writes.remove(send, stored.id);
    if (stored.belowId) {
      await writes.removeBelow?.(send, stored.belowId).catch((error: unknown) => {
        if (classifyFailure(error).kind !== 'NotFound') throw error;
      });
      // If the rest fails, the next attempt must not remove it again.
      set(row, { state: 'stored', stored: { ...stored, belowId: undefined } });
    }
    if (Object.keys(row.before).length > 0) await change(row, stored.id, row.before);
  };

  const run = async (rows: readonly ImportRow[], write: (row: ImportRow) => Promise<void>) => {
    setIsBusy(true);
    for (const row of rows) await write(row);
    setIsBusy(false);
  };
  return {
    outcomes,
    isBusy,
    store: (rows: readonly ImportRow[]) =>
      run(rows, async (row) => {
        set(row, { state: 'running' });
        const outcome = await storeRow(row).catch(async (error: unknown): Promise<Outcome> => ({
          state: 'refused',
          failure: await explain(error),
        }));
        set(row, outcome);
      }),
    undo: (rows: readonly ImportRow[]) =>
      run([...rows].reverse(), async (row) => {
        const stored = storedOf(row.key);
        if (!stored) return;
        const failure = await undoRow(row, stored).then(() => null, explain);
        // What does not exist any more is undone.
        const isGone = failure === null || (failure.kind === 'NotFound' && stored.isNew);
        const left = storedOf(row.key) ?? stored;
        set(row, isGone ? { state: 'undone' } : { state: 'stored', stored: left, kept: failure });
      }),
  };
}
