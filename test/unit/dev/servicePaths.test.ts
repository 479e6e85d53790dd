import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servicePaths } from '../../../local/dev/servicePaths';

const root = join(__dirname, '..', '..', '..');

/** Returns what the first group of a pattern matches in the TypeScript files below a folder. */
function findAll(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(root, folder, file), 'utf8').matchAll(pattern)])
    .map(([, found = '']) => found);
}

test('the development server passes on every path that the front door or the distribution serves', () => {
  const mounted = findAll('packages/local-cloud/src', /\bmount\(\s*'(\/[^']+)'/g);
  // The built files of the web app are below /assets; in development Vite serves the sources instead.
  const distributed = findAll('infra/constructs', /'([\w-]+)\/\*': \{/g)
    .map((name) => `/${name}`)
    .filter((path) => path !== '/assets');
  expect(mounted.length).toBeGreaterThan(5);
  expect(distributed.length).toBeGreaterThan(0);
  expect([...servicePaths].sort()).toEqual([...new Set([...mounted, ...distributed])].sort());
});
