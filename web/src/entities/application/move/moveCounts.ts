import type { AggregateCounts } from '../../../components/filters/readAggregateCounts';
import type { ApplicationRowFragment } from '../../../generated/application';

/**
 * Corrects the numbers of applications per state. They come from the search index, which follows a move
 * with a delay. `listed` has the applications that the search returned, `moved` those that were moved in
 * this tab, by id. If an application is older in `listed` than in `moved` (its version is lower), it is
 * counted in its new state.
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
