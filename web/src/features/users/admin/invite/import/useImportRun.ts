import { useRef, useState } from 'react';
import { classifyFailure } from '../../../../../lib/errors/classifyFailure';
import { runParallel } from '../../../../../lib/runParallel';
import type { InviteField } from '../inviteFields';
import { useInvite } from '../useInvite';
import { checkOutcomes } from './checkOutcomes';
import type { ImportOutcome, ImportResult } from './ImportOutcome';
import { isSendable } from './isSendable';
import type { ImportRow } from './ImportRow';

interface Run {
  isRunning: boolean;
  /** The rows that have a result: first those that the check decided, then the others in the order of their results. */
  results: readonly ImportResult[];
}

/**
 * Returns the state of an import, and functions that start, stop and forget it. Rows that the check found invalid or
 * registered are not sent; the others are sent four at a time. A row whose email already has an account changes
 * nothing, so the same file can be imported again. After a stop, `start` sends only the rows that have no result yet
 * or whose request failed.
 */
export function useImportRun() {
  const invite = useInvite();
  const [run, setRun] = useState<Run | null>(null);
  const stopper = useRef<AbortController | null>(null);
  const answered = useRef(new Set<number>());

  const send = async ({ values }: ImportRow): Promise<ImportOutcome> => {
    try {
      const { sub, id } = await invite(values);
      return { kind: 'created', sub: sub ?? id };
    } catch (error) {
      const { kind, field, rule } = classifyFailure(error);
      if (kind === 'Conflict') return { kind: 'exists' };
      const name = field?.replace(/^input\./, '') as InviteField | undefined;
      if (kind === 'InvalidInput' && name && rule)
        return { kind: 'refused', broken: [{ field: name, rule }] };
      return { kind: 'failed', isOffline: kind === 'Offline' };
    }
  };
  const note = (row: ImportRow, outcome: ImportOutcome) => {
    if (outcome.kind !== 'failed') answered.current.add(row.line);
    setRun((before) => ({ isRunning: true, results: [...(before?.results ?? []), { row, outcome }] }));
  };
  const start = async (rows: readonly ImportRow[]) => {
    stopper.current = new AbortController();
    setRun((before) => ({
      isRunning: true,
      results: before?.results.filter(({ outcome }) => outcome.kind !== 'failed') ?? checkOutcomes(rows),
    }));
    await runParallel({
      items: rows.filter((row) => isSendable(row) && !answered.current.has(row.line)),
      run: send,
      onOutcome: note,
      signal: stopper.current.signal,
    });
    setRun((ended) => ended && { ...ended, isRunning: false });
  };
  const clear = () => {
    answered.current.clear();
    setRun(null);
  };
  return { run, start, stop: () => stopper.current?.abort(), clear };
}
