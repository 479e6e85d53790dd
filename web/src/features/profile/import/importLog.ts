import { personal } from '../../../lib/storage/personal';
import type { ImportRow } from './ImportRow';
import type { Stored } from './Outcome';

/** The rows of a person's last import that were not undone, oldest first. */
export interface ImportLog {
  /** The id of the import. */
  id: string;
  entries: readonly { row: ImportRow; stored: Stored }[];
  /** For the id of each record, its version after the last change by the import. */
  versions: Readonly<Record<string, number | undefined>>;
}

/** An import in progress: the person's sub, the id of the import, and the versions that it has written. */
interface Import {
  sub: string;
  id: string;
  versions: ReadonlyMap<string, number | undefined>;
}

const keyOf = (sub: string) => `import.${sub}`;

function write({ sub, id, versions }: Import, entries: ImportLog['entries']): void {
  const log: ImportLog = { id, entries, versions: Object.fromEntries(versions) };
  personal.write(keyOf(sub), entries.length > 0 ? log : null);
}

/** Returns the entries of an import, without that of the given row. */
function otherEntries({ sub, id }: Import, key: string): ImportLog['entries'] {
  const log = importLog.read(sub);
  return log?.id === id ? log.entries.filter(({ row }) => row.key !== key) : [];
}

/**
 * Stores on this device what a person's last import has changed, so that the person can undo the import
 * even after leaving the screen. The log is removed when the person signs out, and replaced by the next
 * import.
 */
export const importLog = {
  /** Returns null if there is nothing to undo. */
  read(sub: string): ImportLog | null {
    const log = personal.read(keyOf(sub)) as ImportLog | null;
    return Array.isArray(log?.entries) && log.entries.length > 0 ? log : null;
  },
  /** Records that a row of the import was stored. An earlier entry for the same row is replaced. */
  add: (to: Import, row: ImportRow, stored: Stored): void =>
    write(to, [...otherEntries(to, row.key), { row, stored }]),
  /** Removes a row that was undone. */
  remove(from: Import, key: string): void {
    if (importLog.read(from.sub)?.id === from.id) write(from, otherEntries(from, key));
  },
  forget: (sub: string): void => personal.write(keyOf(sub), null),
};
