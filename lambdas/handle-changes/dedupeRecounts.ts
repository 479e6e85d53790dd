import type { Change } from './Change';
import type { Recount } from './Recount';

/**
 * What to reckon anew after each change of a batch. A thing that several of them concern is reckoned once, after the
 * last: it reads what all of them have left, and when it fails, that last one is what comes again.
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
