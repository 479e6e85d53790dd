import type { Environment } from '../Environment';
import { readAssembly } from './readAssembly';
import type { Resource, Stack } from './Stack';
import { TemplateScope } from './TemplateScope';
import { resourceTypes } from './types/resourceTypes';
import type { Template, TemplateParameter } from './Template';

function valueOf(name: string, declared: TemplateParameter, given: string | undefined): unknown {
  const value = given ?? declared.Default;
  if (value === undefined)
    throw new Error(`the template's parameter ${name} has neither a value nor a default`);
  if (declared.AllowedValues && !declared.AllowedValues.map(String).includes(String(value))) {
    throw new Error(`the template's parameter ${name} may not be "${value}"`);
  }
  const isList = declared.Type === 'CommaDelimitedList' || declared.Type.startsWith('List<');
  return isList ? String(value).split(',') : String(value);
}
/**
 * Returns the values of all parameters of a template: those in `given`, otherwise the defaults. In a given
 * value, `{origin}` is replaced by the URL of the local cloud. For a parameter that reads an SSM parameter,
 * such as CDK's bootstrap version, the value is the name of the SSM parameter.
 * @throws Error for a parameter that has no value, has a value that is not allowed, or is not in the template
 */
function resolveParameters(
  template: Template,
  given: Record<string, string>,
  environment: Environment,
): Record<string, unknown> {
  const declared = template.Parameters ?? {};
  const stranger = Object.keys(given).find((name) => !(name in declared));
  if (stranger !== undefined) throw new Error(`the template has no parameter ${stranger}`);
  return Object.fromEntries(
    Object.entries(declared).map(([name, parameter]) => [
      name,
      valueOf(name, parameter, given[name]?.replaceAll('{origin}', environment.origin)),
    ]),
  );
}

/**
 * Returns the S3 key in the location of a CDK asset: `{ S3Bucket, S3Key }`, `{ Bucket, Key }`, `s3://…` or an S3 URL.
 */
function readAssetKey(location: unknown): string {
  if (typeof location === 'string') {
    return location.replace(/^s3:\/\/[^/]+\//, '').replace(/^https:\/\/[^/]+\/(?:[^/]+\/)?/, '');
  }
  const { S3Key, Key } = (location ?? {}) as { S3Key?: unknown; Key?: unknown };
  const key = S3Key ?? Key;
  if (typeof key !== 'string') throw new Error(`${JSON.stringify(location)} is no location of an asset`);
  return key;
}

function refuseUnknown(scope: TemplateScope): void {
  const unknown = scope.declared().filter(({ type }) => !(type in resourceTypes));
  if (unknown.length === 0) return;
  const names = unknown.map(({ type, logicalId }) => `${logicalId} (${type})`).join(', ');
  throw new Error(`unknown to the local cloud, therefore it does not start: ${names}`);
}

/**
 * Returns whether a reference (a physical id or an ARN) means the resource with the given physical id and
 * ARN. An ARN below that of the resource, such as that of a table's stream or index, means it too.
 */
function means(reference: string, physicalId: string, arn: string | null): boolean {
  if (reference === physicalId || reference === arn) return true;
  return arn !== null && (reference.startsWith(`${arn}/`) || reference.startsWith(`${arn}:`));
}

/**
 * Reads the stack from the synthesised CloudFormation template, with all intrinsic functions resolved.
 * @param parameters values of the template's parameters; missing ones take their defaults
 * @throws Error that names an unknown resource type or reference, or a parameter without an allowed value
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
