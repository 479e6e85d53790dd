import type { AggregateCounts } from '../../../../components/filters/readAggregateCounts';
import type { ShownApplication } from '../useApplications';

/**
 * The counts as they are after the moves of this tab that the search index does not have yet: of the listed rows, those
 * with a newer version in `moved`.
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
