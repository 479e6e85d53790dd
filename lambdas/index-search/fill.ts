import { actionsOf } from './actionsOf';
import { allTargets } from './allTargets';
import type { IndexName } from './IndexName';
import { Source } from './Source';
import { writeActions } from './writeActions';

const AT_ONCE = 50;

/**
 * Writes every document of these indices as the tables say it must be; what is already newer stays.
 * @returns how many documents each index should have, by their ids
 */
export async function fill(
  indices: ReadonlySet<IndexName>,
  physical?: ReadonlyMap<IndexName, string>,
): Promise<ReadonlyMap<IndexName, Set<string>>> {
  const expected = new Map([...indices].map((index) => [index, new Set<string>()]));
  for await (const targets of allTargets())
    for (let at = 0; at < targets.length; at += AT_ONCE) {
      const source = new Source();
      const part = targets.slice(at, at + AT_ONCE);
      const actions = (await Promise.all(part.map((target) => actionsOf(target, source))))
        .flat()
        .filter(({ index, document }) => document && indices.has(index));
      for (const { index, id } of actions) expected.get(index)?.add(id);
      const [failure] = (await writeActions(actions, source.version, physical)).values();
      if (failure) throw failure;
    }
  return expected;
}
