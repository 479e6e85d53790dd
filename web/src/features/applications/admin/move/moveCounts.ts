import type { AggregateCounts } from '../../../../components/filters/readAggregateCounts';
import type { ShownApplication } from '../useApplications';

/**
 * Returns the counts per state as they are after the moves that were made in this tab but are not in the
 * search index yet. `moved` contains the moved applications by id; a listed row with an older version than
 * there is counted in its new state.
 */
export function moveCounts(
  counts: AggregateCounts,
  listed: readonly Pick<ShownApplication, 'id' | 'type' | 'version'>[],
  moved: ReadonlyMap<string, Pick<ShownApplication, 'type' | 'version'>>,
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
