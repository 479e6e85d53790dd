import { personal } from '../../../lib/storage/personal';
import type { ImportRow } from './ImportRow';
import type { Stored } from './Outcome';

/** The rows that a person has imported and not undone, oldest first. */
export interface ImportLog {
  entries: readonly { row: ImportRow; stored: Stored }[];
  /** The version of each record after the last change by an import, by the record's id. */
  versions: Readonly<Record<string, number | undefined>>;
}

const keyOf = (sub: string) => `import.${sub}`;

/**
 * Keeps what a person has imported on this device, so that it can be undone after they left the screen. It is
 * removed when the person signs out. The rows of all imports are in one log, so their keys must differ.
 */
export const importLog = {
  /** Returns null if there is nothing to undo. */
  read(sub: string): ImportLog | null {
    const log = personal.read(keyOf(sub)) as ImportLog | null;
    return Array.isArray(log?.entries) && log.entries.length > 0 ? log : null;
  },
  /** Adds a row. If it is in the log already, it replaces the former entry. */
  add(sub: string, row: ImportRow, stored: Stored, versions: ReadonlyMap<string, number | undefined>): void {
    const log = importLog.read(sub);
    const others = (log?.entries ?? []).filter((entry) => entry.row.key !== row.key);
    personal.write(keyOf(sub), {
      entries: [...others, { row, stored }],
      versions: { ...log?.versions, ...Object.fromEntries(versions) },
    } satisfies ImportLog);
  },
  remove(sub: string, key: string, versions: ReadonlyMap<string, number | undefined>): void {
    const log = importLog.read(sub);
    if (!log) return;
    const entries = log.entries.filter((entry) => entry.row.key !== key);
    const left = { entries, versions: { ...log.versions, ...Object.fromEntries(versions) } };
    personal.write(keyOf(sub), entries.length > 0 ? left : null);
  },
  forget: (sub: string): void => personal.write(keyOf(sub), null),
};
