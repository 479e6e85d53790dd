import type { Resource, Stack } from '../../src/template/Stack';

/**
 * Returns a stack with the given resources. `attribute` returns the property of the same name, so a test sets
 * attributes as properties.
 */
export function stackOf(resources: Resource[], outputs: Record<string, string> = {}): Stack {
  const ofType = (type: string) => resources.filter((resource) => resource.type === type);
  return {
    name: 'Test',
    types: () => [...new Set(resources.map(({ type }) => type))],
    resources: ofType,
    find(type, reference) {
      const found = ofType(type).find(({ physicalId, properties }) =>
        [physicalId, properties.Arn].includes(reference),
      );
      if (!found) throw new Error(`Test has no ${type} ${reference}`);
      return found;
    },
    attribute: ({ properties }, name) => String(properties[name]),
    outputs,
    asset: (location) => String(location),
  };
}
