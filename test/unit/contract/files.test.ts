import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fieldResolvers } from '../../../infra/resolvers/fieldResolvers';
import { resolverPlans } from '../../../infra/resolvers/resolverPlans';

const root = join(__dirname, '..', '..', '..');

describe('the files of the resolvers', () => {
  const planned = new Set([
    ...Object.values(fieldResolvers).map(({ file }) => file),
    ...resolverPlans.flatMap(({ steps }) => steps.map(({ file }) => file.replace(/#\w*$/, ''))),
  ]);

  test('exist for every call that the model plans', () => {
    expect([...planned].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('are all planned by the model', () => {
    const written = readdirSync(join(root, 'resolvers'), { recursive: true, encoding: 'utf8' })
      .filter(
        (path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !/(^|\/)(lib|generated)\//.test(path),
      )
      .map((path) => `resolvers/${path}`);
    expect(written.filter((file) => !planned.has(file))).toEqual([]);
  });
});
