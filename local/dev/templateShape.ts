import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
}

type Template = Record<string, Record<string, unknown>>;

/** Types of resources whose code the development loop replaces while the stack runs. */
const coded = new Set([
  'AWS::AppSync::FunctionConfiguration',
  'AWS::AppSync::Resolver',
  'AWS::Lambda::Function',
]);

function withoutCode({ Type, Properties = {} }: Resource): Record<string, unknown> {
  if (coded.has(Type)) return { ...Properties, Code: null, CodeS3Location: null };
  // The URL of a nested template changes with any code in it. The resources of the nested stack are compared one by
  // one.
  return Type === 'AWS::CloudFormation::Stack' ? { ...Properties, TemplateURL: null } : Properties;
}

/**
 * Returns everything that a synthesised stack declares, except code: each resource, output and parameter as
 * JSON, by its name.
 * @param assembly folder with the synthesised templates
 */
export function templateShape(assembly: string): Map<string, string> {
  const shape = new Map<string, string>();
  for (const file of readdirSync(assembly).filter((name) => name.endsWith('.template.json'))) {
    const { Resources = {}, ...sections } = JSON.parse(
      readFileSync(join(assembly, file), 'utf8'),
    ) as Template;
    for (const [id, resource] of Object.entries(Resources)) {
      const { Type } = resource as Resource;
      shape.set(
        id,
        JSON.stringify({ ...(resource as Resource), Type, Properties: withoutCode(resource as Resource) }),
      );
    }
    for (const [section, entries] of Object.entries(sections)) {
      for (const [id, entry] of Object.entries(entries)) shape.set(`${section} ${id}`, JSON.stringify(entry));
    }
  }
  return shape;
}
