import type { Action } from './Action';
import { actionsOf } from './actionsOf';
import { Source } from './Source';
import type { Target } from './Target';
import { writeActions } from './writeActions';

const AT_ONCE = 16;

/** Brings every document of these targets up to date. Answers what failed, by the target as JSON. */
export async function indexTargets(targets: Target[]): Promise<Map<string, Error>> {
  const failures = new Map<string, Error>();
  const source = new Source();
  const keys = [...new Set(targets.map((target) => JSON.stringify(target)))];
  const byKey = new Map<string, Action[]>();
  for (let at = 0; at < keys.length; at += AT_ONCE)
    await Promise.all(
      keys.slice(at, at + AT_ONCE).map(async (key) => {
        try {
          byKey.set(key, await actionsOf(JSON.parse(key) as Target, source));
        } catch (error) {
          failures.set(key, asError(error));
        }
      }),
    );
  const actions = new Map(
    [...byKey.values()].flat().map((action) => [`${action.index}/${action.id}`, action]),
  );
  const refused = await writeActions([...actions.values()], source.version);
  const refusals = new Map([...refused].map(([{ index, id }, error]) => [`${index}/${id}`, error]));
  for (const [key, list] of byKey)
    for (const { index, id } of list) {
      const refusal = refusals.get(`${index}/${id}`);
      if (refusal) failures.set(key, refusal);
    }
  return failures;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
