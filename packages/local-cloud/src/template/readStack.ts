import type { Environment } from '../Environment';
import { readAssetKey } from './readAssetKey';
import { resolveParameters } from './resolveParameters';
import { readAssembly } from './readAssembly';
import type { Resource, Stack } from './Stack';
import { TemplateScope } from './TemplateScope';
import { resourceTypes } from './types/resourceTypes';

function refuseUnknown(scope: TemplateScope): void {
  const unknown = scope.declared().filter(({ type }) => !(type in resourceTypes));
  if (unknown.length === 0) return;
  const names = unknown.map(({ type, logicalId }) => `${logicalId} (${type})`).join(', ');
  throw new Error(`unknown to the local cloud, therefore it does not start: ${names}`);
}

/** Whether `reference` means this resource: its id, its ARN, or something below the ARN (a stream, an index). */
function means(reference: string, physicalId: string, arn: string | null): boolean {
  if (reference === physicalId || reference === arn) return true;
  return arn !== null && (reference.startsWith(`${arn}/`) || reference.startsWith(`${arn}:`));
}

/**
 * Reads the assembly that is being run, with every intrinsic function resolved.
 * @param parameters values of the template's CfnParameters; those left out take their defaults
 * @throws naming what is unknown or cannot be resolved
 */
export function readStack(environment: Environment, parameters: Record<string, string> = {}): Stack {
  const assembly = readAssembly(environment.assembly);
  const { stackName, template } = assembly;
  const values = resolveParameters(template, parameters, environment);
  const root = new TemplateScope(stackName, template, values, assembly, environment);
  refuseUnknown(root);

  const byType = new Map<string, Resource[]>();
  const scopes = new Map<Resource, TemplateScope>();
  for (const { resource, scope } of root.resources()) {
    byType.set(resource.type, [...(byType.get(resource.type) ?? []), resource]);
    scopes.set(resource, scope);
  }
  const attribute = (resource: Resource, name: string): string => {
    const scope = scopes.get(resource);
    if (!scope) throw new Error(`${resource.logicalId} is no resource of ${stackName}`);
    return String(scope.attribute(resource.logicalId, name));
  };
  const arnOf = (resource: Resource) =>
    resourceTypes[resource.type]?.attributes?.Arn ? attribute(resource, 'Arn') : null;

  return {
    name: stackName,
    outputs: root.outputs(),
    types: () => [...byType.keys()],
    resources: (type) => byType.get(type) ?? [],
    find: (type, reference) => {
      const found = byType
        .get(type)
        ?.find((resource) => means(reference, resource.physicalId, arnOf(resource)));
      if (!found) throw new Error(`${stackName} has no ${type} ${reference}`);
      return found;
    },
    attribute,
    asset: (location) => assembly.asset(readAssetKey(location)),
  };
}
