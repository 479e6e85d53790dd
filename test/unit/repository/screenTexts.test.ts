import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { featureTexts } from '../../../web/src/i18n/featureTexts';
import type { Screen } from '../../../web/src/lib/route/Screen';
import { importGraph } from '../../support/importGraph';
import { readRoutes } from '../../walk/readRoutes';

const root = join(__dirname, '..', '..', '..');
const features = Object.keys(featureTexts);
const graph = importGraph();
const keyPattern = new RegExp(String.raw`['"\x60](${features.join('|')})\.[a-zA-Z]+(?:[.'"\x60])`, 'g');

const read = (path: string) => readFileSync(join(root, path), 'utf8');

function lazyImports(path: string): string[] {
  const sources = [...read(path).matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, source = '']) => source);
  return sources.flatMap((source) =>
    ['.ts', '.tsx']
      .map((extension) => join(dirname(path), source) + extension)
      .filter((file) => existsSync(join(root, file))),
  );
}

/**
 * Returns the modules that a module of the web app imports with Vite's `import.meta.glob('./folder/*.end')`.
 */
function globImports(path: string): string[] {
  const globs = [...read(path).matchAll(/import\.meta\.glob(?:<.*?>)?\('([^'*]+)\/\*([^']+)'/g)];
  return globs.flatMap(([, folder = '', end = '']) => {
    const files = readdirSync(join(root, dirname(path), folder)).filter((file) => file.endsWith(end));
    return files.map((file) => join(dirname(path), folder, file));
  });
}

/**
 * Returns the modules that a module of the web app imports, statically or dynamically, directly or through
 * others. Texts and route tables are left out.
 */
function loadedBy(entry: string): Set<string> {
  const loaded = new Set<string>();
  const visit = (path: string) => {
    if (loaded.has(path) || /\/(texts|i18n)\/|\/routes\.tsx$/.test(path)) return;
    loaded.add(path);
    [...(graph.get(path) ?? []), ...lazyImports(path), ...globImports(path)].forEach(visit);
  };
  visit(entry);
  return loaded;
}

const usedBy = (entry: string) =>
  [...loadedBy(entry)]
    .filter((path) => path.startsWith('web/'))
    .flatMap((path) => [...read(path).matchAll(keyPattern)].map(([, feature = '']) => feature));

interface Row {
  path: string;
  /** The path of the module that renders the screen. */
  module: string;
  /** The names of the features whose texts the route table loads together with the screen. */
  texts: ReadonlySet<string>;
}

async function rowsOf(file: string): Promise<Row[]> {
  const { routes } = (await import(join(root, file))) as { routes: readonly Screen[] };
  return routes.map(({ path, title, texts = [], load }) => {
    const source = /['"](\.[^'"]+)['"]/.exec(load.toString())?.[1] ?? '';
    const module = join(dirname(file), `${source}.tsx`);
    return { path, module, texts: new Set([title.split('.')[0] ?? '', ...texts]) };
  });
}

async function readRows(): Promise<Row[]> {
  const files = readdirSync(join(root, 'web/src/features'), { recursive: true, encoding: 'utf8' });
  const routes = files
    .filter((name) => name.endsWith('routes.tsx'))
    .map((name) => `web/src/features/${name}`);
  return (await Promise.all(routes.map(rowsOf))).flat();
}

test('a screen loads the texts of every feature that it shows', async () => {
  const rows = await readRows();
  expect(rows).toHaveLength((await readRoutes()).length);
  const missing = rows.flatMap(({ path, module, texts }) =>
    [...new Set(usedBy(module))]
      .filter((feature) => !texts.has(feature))
      .map((feature) => `${path}: ${feature}`),
  );
  expect(missing).toEqual([]);
});

test('a screen loads no texts that it does not show', async () => {
  const spare = (await readRows()).flatMap(({ path, module, texts }) => {
    const used = new Set(usedBy(module));
    return [...texts]
      .filter((feature) => features.includes(feature) && !used.has(feature))
      .map((feature) => `${path}: ${feature}`);
  });
  expect(spare).toEqual([]);
});

test('what every page loads uses no texts of a feature, unless a part that is loaded later loads them too', () => {
  const entry = 'web/src/app/main.tsx';
  const calls = [...loadedBy(entry)].flatMap((path) => [...read(path).matchAll(/loadTexts\(\['(\w+)'\]\)/g)]);
  const loaded = calls.map(([, feature = '']) => feature);
  expect([...new Set(usedBy(entry))].sort()).toEqual(loaded.sort());
});
