import type { AggregateCounts } from '../../../components/filters/readAggregateCounts';
import type { ApplicationRowFragment } from '../../../generated/application';

/**
 * Corrects the counts per state, which come from the search index, by moves that the index does not contain
 * yet. `listed` has the applications that the search returned, `moved` those that were moved in this tab, by
 * id. A listed application whose version is lower than that in `moved` is counted in its new state.
 */
export function moveCounts(
  counts: AggregateCounts,
  listed: readonly Pick<ApplicationRowFragment, 'id' | 'type' | 'version'>[],
  moved: ReadonlyMap<string, Pick<ApplicationRowFragment, 'type' | 'version'>>,
): AggregateCounts {
  const byState = new Map(counts.get('type'));
  for (const { id, type, version } of listed) {
    const now = moved.get(id);
    if (!type || !now?.type || now.version <= version) continue;
    byState.set(type, Math.max(0, (byState.get(type) ?? 0) - 1));
    byState.set(now.type, (byState.get(now.type) ?? 0) + 1);
  }
  return counts.has('type') ? new Map(counts).set('type', byState) : counts;
}
