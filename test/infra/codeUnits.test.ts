import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOnce } from '../../local/builds/buildOnce';
import { templateBuild } from '../../local/builds/templateBuild';
import { bundling } from '../../local/dev/bundling';
import { codeUnits } from '../../local/dev/codeUnits';
import type { Resource } from '../support/infra/Resource';

/**
 * Returns the name under which the development loop knows the code of a CloudFormation resource. Null if the
 * code is not from this repository.
 */
function nameOf({ Type, Properties = {} }: Partial<Resource>): string | null {
  if (Type === 'AWS::AppSync::FunctionConfiguration') return String(Properties.Name);
  if (Type === 'AWS::AppSync::Resolver' && Properties.Kind === 'UNIT')
    return `${String(Properties.TypeName)}.${String(Properties.FieldName)}`;
  const description = String(Properties.Description);
  return Type === 'AWS::Lambda::Function' && description.startsWith('lambdas/') ? description : null;
}

test('the units of the development loop are those of the template, by the same names', async () => {
  const { path } = await buildOnce(templateBuild({}));
  const templates = readdirSync(path).filter((file) => file.endsWith('.template.json'));
  const resources = templates.flatMap((file) =>
    Object.values(JSON.parse(readFileSync(join(path, file), 'utf8')).Resources as Record<string, Resource>),
  );
  const deployed = resources.map(nameOf).filter((name) => name !== null);
  expect(deployed.length).toBeGreaterThan(200);
  expect([...codeUnits(bundling).keys()].sort()).toEqual([...new Set(deployed)].sort());
});
