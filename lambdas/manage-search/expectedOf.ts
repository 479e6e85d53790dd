import { actionsOf } from '../index-search/actionsOf';
import type { IndexName } from '../index-search/IndexName';
import { Source } from '../index-search/Source';
import type { Target } from '../index-search/Target';
import { canonical } from './canonical';

/** Per index the documents of these targets as text, by id; undefined for those that must not be there. */
export async function expectedOf(
  targets: readonly Target[],
  names: readonly IndexName[],
): Promise<Map<IndexName, Map<string, string | undefined>>> {
  const source = new Source();
  const actions = (await Promise.all(targets.map((target) => actionsOf(target, source)))).flat();
  const byIndex = new Map<IndexName, Map<string, string | undefined>>();
  for (const { index, id, document } of actions) {
    if (!names.includes(index)) continue;
    const documents = byIndex.get(index) ?? new Map<string, string | undefined>();
    byIndex.set(index, documents.set(id, document && canonical(document)));
  }
  return byIndex;
}
