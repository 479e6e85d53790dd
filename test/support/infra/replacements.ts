import { isDeepStrictEqual } from 'node:util';
import type { ResourceIdentity } from './identitiesOf';

type Identities = Readonly<Record<string, ResourceIdentity>>;

/**
 * Compares the resources with data of two releases. Returns a sentence for each resource that a deployment of
 * the second release would replace or remove, and for each one that the first release does not have.
 */
export function replacements(before: Identities, after: Identities): string[] {
  const lost = Object.entries(before).flatMap(([id, { type, properties }]) => {
    const next = after[id];
    if (!next) return [`${id} (${type}) is removed, or gets another logical id: its data are no longer used`];
    const names = new Set([...Object.keys(properties), ...Object.keys(next.properties)]);
    return [...names]
      .filter((name) => !isDeepStrictEqual(properties[name], next.properties[name]))
      .map((name) => `${id} (${type}) is replaced by an empty one, because its ${name} changes`);
  });
  const added = Object.entries(after)
    .filter(([id]) => !(id in before))
    .map(([id, { type }]) => `${id} (${type}) is new: add it to test/fixtures/deployedResources.json`);
  return [...lost, ...added];
}
