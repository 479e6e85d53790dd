import type { Change } from '../../../../entities/audit/edits/EditTexts';

interface Entry {
  changes?: readonly Change[] | null;
}

/**
 * Returns what several edits of a record changed together: for each field its value before the first of them and after
 * the last. Fields that have their first value again are left out.
 * @param entries the entries of the log, newest first
 */
export function foldChanges(entries: readonly Entry[]): Change[] {
  const folded = new Map<string, Change>();
  for (const { changes } of entries)
    for (const change of changes ?? []) {
      const later = folded.get(change.field);
      folded.set(change.field, later ? { ...later, before: change.before } : change);
    }
  return [...folded.values()].filter(({ before, after }) => before !== after);
}
