import type { Template } from './deployments';
import type { Resource } from './Resource';

/** Returns whether a condition holds in a new stack, whose parameters have their defaults. */
function holds({ Parameters = {}, Conditions = {} }: Template, name: string): boolean {
  const [{ Ref }, value] = (Conditions[name] as { 'Fn::Equals': [{ Ref: string }, string] })['Fn::Equals'];
  return Parameters[Ref]?.Default === value;
}

/** Returns what a property is in a new stack, and the properties below it, by their paths. */
function valuesIn(template: Template, value: unknown, path = ''): [string, unknown][] {
  if (value === null || typeof value !== 'object') return [[path, value]];
  const { 'Fn::If': choice } = value as { 'Fn::If'?: [string, unknown, unknown] };
  if (choice) return valuesIn(template, holds(template, choice[0]) ? choice[1] : choice[2], path);
  return Object.entries(value).flatMap(([name, each]) => valuesIn(template, each, `${path}.${name}`));
}

type Declared = Pick<Resource, 'Type' | 'DeletionPolicy'> & Partial<Resource>;

function obstaclesOf(template: Template, id: string, resource: Declared, emptied: Set<string>): string[] {
  const { Type, DeletionPolicy, Properties = {} } = resource;
  const isProtected = valuesIn(template, Properties).some(
    ([path, value]) =>
      /\.(Deletion|Termination)Protection(Enabled)?$/.test(path) &&
      ['ACTIVE', true, 'true'].includes(value as string),
  );
  const stays = DeletionPolicy === 'Retain';
  const name = Object.entries(Properties).find(
    ([property, value]) => typeof value === 'string' && property === `${Type.split('::').pop()}Name`,
  );
  return [
    ...(isProtected && !stays ? [`${id} (${Type}) cannot be deleted: it is protected`] : []),
    ...(Type === 'AWS::S3::Bucket' && !stays && !emptied.has(id)
      ? [`${id} (${Type}) cannot be deleted when something was written to it`]
      : []),
    ...(stays && Type !== 'AWS::S3::Bucket' ? [`${id} (${Type}) remains, although it could be deleted`] : []),
    ...(stays && name ? [`${id} (${Type}) remains and has a name, so that it cannot be created again`] : []),
  ];
}

/**
 * Returns a sentence for each resource that would hold up the rollback of a first deployment that fails, or the second
 * attempt. The parameters of the stack have their defaults.
 */
export function rollbackObstacles(templates: readonly Template[]): string[] {
  return templates.flatMap((template) => {
    const resources = Object.entries(template.Resources);
    const emptied = resources.flatMap(([, { Type, Properties }]) =>
      Type === 'Custom::S3AutoDeleteObjects' ? [(Properties.BucketName as { Ref: string }).Ref] : [],
    );
    return resources.flatMap(([id, resource]) => obstaclesOf(template, id, resource, new Set(emptied)));
  });
}
