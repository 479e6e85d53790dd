import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { resolverPlans } from '../../../infra/resolvers/resolverPlans';

const root = join(__dirname, '..', '..', '..');

describe('the files of the resolvers', () => {
  const planned = new Set(resolverPlans.flatMap(({ steps }) => steps.map(({ file }) => file)));

  test('exist for every call that the model plans', () => {
    expect([...planned].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('are all planned by the model', () => {
    const written = readdirSync(join(root, 'resolvers'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !/(^|\/)lib\//.test(path))
      .map((path) => `resolvers/${path}`);
    expect(written.filter((file) => !planned.has(file))).toEqual([]);
  });
});
