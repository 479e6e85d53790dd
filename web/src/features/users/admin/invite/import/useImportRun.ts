import { useRef, useState } from 'react';
import { classifyFailure } from '../../../../../lib/errors/classifyFailure';
import { runParallel } from '../../../../../lib/runParallel';
import type { InviteField } from '../inviteFields';
import { useInvite } from '../useInvite';
import type { FailedRow, ImportCounts, ImportOutcome } from './ImportOutcome';
import type { ImportRow } from './ImportRow';

const none: ImportCounts = { created: 0, exists: 0, refused: 0, failed: 0 };

interface Run {
  isRunning: boolean;
  counts: ImportCounts;
  /**
   * The rows for which no talent was created: first those that the check found invalid, then the others in
   * the order of their results.
   */
  failures: readonly FailedRow[];
}

/**
 * Returns the state of an import, and functions that start and stop it. Rows that the check found invalid are
 * not sent; the others are sent four at a time. A row whose email already has an account changes nothing, so
 * the same file can be imported again. After a stop, `start` sends only the rows that have no result yet or
 * whose request failed.
 */
export function useImportRun() {
  const invite = useInvite();
  const [run, setRun] = useState<Run | null>(null);
  const stopper = useRef<AbortController | null>(null);
  const answered = useRef(new Set<number>());

  const send = async ({ values }: ImportRow): Promise<ImportOutcome> => {
    try {
      await invite(values);
      return { kind: 'created' };
    } catch (error) {
      const { kind, field, rule } = classifyFailure(error);
      if (kind === 'Conflict') return { kind: 'exists' };
      const name = field?.replace(/^input\./, '') as InviteField | undefined;
      if (kind === 'InvalidInput' && name && rule) return { kind: 'refused', broken: { field: name, rule } };
      return { kind: 'failed', isOffline: kind === 'Offline' };
    }
  };
  const note = (row: ImportRow, outcome: ImportOutcome) => {
    if (outcome.kind !== 'failed') answered.current.add(row.line);
    setRun((before) => {
      const { counts, failures } = before ?? { counts: none, failures: [] };
      const isFailure = outcome.kind === 'refused' || outcome.kind === 'failed';
      return {
        isRunning: true,
        counts: { ...counts, [outcome.kind]: counts[outcome.kind] + 1 },
        failures: isFailure ? [...failures, { row, outcome }] : failures,
      };
    });
  };
  const start = async (rows: readonly ImportRow[]) => {
    stopper.current = new AbortController();
    const refused = rows.flatMap((row): FailedRow[] =>
      row.broken ? [{ row, outcome: { kind: 'refused', broken: row.broken } }] : [],
    );
    setRun((before) => ({
      isRunning: true,
      counts: { ...(before?.counts ?? { ...none, refused: refused.length }), failed: 0 },
      failures: before?.failures.filter(({ outcome }) => outcome.kind === 'refused') ?? refused,
    }));
    await runParallel({
      items: rows.filter(({ broken, line }) => broken === null && !answered.current.has(line)),
      run: send,
      onOutcome: note,
      signal: stopper.current.signal,
    });
    setRun((ended) => ended && { ...ended, isRunning: false });
  };
  return { run, start, stop: () => stopper.current?.abort() };
}
