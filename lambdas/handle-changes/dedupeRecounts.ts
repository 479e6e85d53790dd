import type { Change } from './Change';
import type { Recount } from './Recount';

/**
 * Returns, for each change of a batch, the counts and averages to recompute after it. If several changes
 * affect the same record, the record is recomputed once, after the last of them. If recomputing fails, Lambda
 * delivers the last change again.
 */
export function dedupeRecounts(
  recounts: readonly Recount[],
  changes: readonly Change[],
): ReadonlyMap<Change, readonly (() => Promise<void>)[]> {
  const due = new Map<Change, (() => Promise<void>)[]>();
  for (const { concerns, recount } of recounts) {
    const last = new Map<string, Change>();
    for (const change of changes) {
      const id = concerns(change);
      if (id !== undefined) last.set(id, change);
    }
    for (const [id, change] of last) due.set(change, [...(due.get(change) ?? []), () => recount(id)]);
  }
  return due;
}
