import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FirstView } from '../../web/chunks/firstViews';
import type { PageTemplate } from '../../model/PageTemplate';
import { scopedName } from '../../model/scopedName';
import { synthesise } from '../support/infra/synthesise';
import { languages } from '../../web/src/i18n/languages';

/**
 * What the first view of a screen may need at most, in each area: besides these scripts a page needs itself, its style,
 * the configuration, first-paint.js and its data.
 */
const mostOfArea = {
  static: { scripts: 7, kilobytes: 166 },
  public: { scripts: 14, kilobytes: 268 },
  entrance: { scripts: 18, kilobytes: 430 },
  talent: { scripts: 25, kilobytes: 515 },
  client: { scripts: 24, kilobytes: 556 },
  admin: { scripts: 29, kilobytes: 615 },
};

/** There were 592 before chunks were planned. */
const mostChunks = 200;

/** Time limit in minutes for `cdk synth`, which also builds the web app. */
const minutes = 5;

describe('the deployed web app', () => {
  let assembly: ReturnType<typeof synthesise>;
  /** The folders of the two assets of the web app: one with the pages, one with the scripts. */
  let pages: string;
  let scripts: string;

  beforeAll(() => {
    // A build from before must not be what is deployed.
    rmSync('web/dist', { recursive: true, force: true });
    assembly = synthesise();
    const assets = readdirSync(assembly.folder)
      .filter((name) => /^asset\.[0-9a-f]+$/.test(name))
      .map((name) => join(assembly.folder, name));
    const folderWith = (file: RegExp) =>
      assets.find((folder) => readdirSync(folder).some((name) => file.test(name))) ?? '';
    pages = folderWith(/^index\.html$/);
    scripts = folderWith(/^react-[\w-]+\.js$/);
  }, minutes * 60_000);
  afterAll(() => rmSync(assembly.folder, { recursive: true, force: true }));

  const scriptNames = () => readdirSync(scripts).filter((path) => path.endsWith('.js'));

  test('is built by the deployment itself, with the scripts apart from the pages', () => {
    expect(assembly.status ? assembly.output : '').toBe('');
    // CDK leaves an empty folder of what it excludes.
    expect(readdirSync(join(pages, 'assets'))).toEqual([]);
    expect(scriptNames().length).toBeGreaterThan(10);
  });

  test('is a page in Japanese that loads its script from its own origin', () => {
    const page = readFileSync(join(pages, 'index.html'), 'utf8');
    expect(page).toContain('<html lang="ja"');
    const [, script = ''] = /<script type="module"[^>]* src="\/assets\/([^"]+\.js)"/.exec(page) ?? [];
    expect(scriptNames()).toContain(script);
    expect(page).not.toMatch(/(src|href)="https?:/);
  });

  test('names its classes as render-page does', () => {
    const { styles } = JSON.parse(readFileSync(join(pages, 'page-template.json'), 'utf8')) as PageTemplate;
    const modules = ['layouts/TopBar', 'layouts/barButton'].map((name) => `web/src/app/${name}.module.css`);
    const names = modules.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^\.(\w+)/gm)].map(([, name = '']) =>
        scopedName(name, resolve(file)),
      ),
    );
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
  });

  test('has no script in the page, which its content security policy would refuse', () => {
    const page = readFileSync(join(pages, 'index.html'), 'utf8');
    expect(page.match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? []).toEqual([]);
  });

  test('is at most 1.15 MB of compressed script, all screens together, 60 KB for a language and 332 KB for a PDF', () => {
    const sizeOf = (path: string) => gzipSync(readFileSync(join(scripts, path))).length;
    const pdf = scriptNames().filter((path) => path.startsWith('makePdf-'));
    expect(pdf.map(sizeOf)).toEqual([expect.any(Number)]);
    expect(pdf.map(sizeOf)[0]).toBeLessThan(332_000);
    // The texts of one language are loaded by who has chosen it, and by nobody else.
    const texts = scriptNames().filter((path) => path.startsWith('texts-'));
    expect(texts).toHaveLength(Object.keys(languages).length - 1);
    expect(texts.filter((path) => sizeOf(path) > 60_000)).toEqual([]);
    const screens = scriptNames().filter((path) => !/^(openSentry|makePdf|texts)-/.test(path));
    expect(screens.reduce((sum, path) => sum + sizeOf(path), 0)).toBeLessThan(1_150_000);
  });

  test('needs few scripts and bytes for the first view of each screen, in each area', () => {
    const views = JSON.parse(readFileSync('web/dist/.vite/first-views.json', 'utf8')) as readonly FirstView[];
    const most = (area: string, of: 'scripts' | 'kilobytes') =>
      Math.max(...views.filter((view) => view.area === area).map((view) => view[of]));
    expect(views.length).toBeGreaterThan(100);
    for (const [area, { scripts, kilobytes }] of Object.entries(mostOfArea)) {
      expect({ area, scripts: most(area, 'scripts') <= scripts }).toEqual({ area, scripts: true });
      expect({ area, bytes: most(area, 'kilobytes') <= kilobytes }).toEqual({ area, bytes: true });
    }
    // A screen that no plan of chunks knows would be a chunk by itself, and each of its parts another.
    expect(scriptNames().length).toBeLessThan(mostChunks);
  });

  test('loads no script that only passes on what another exports', () => {
    const passing = scriptNames().filter((path) =>
      /^export\{[^}]*\}from"[^"]+";?\s*$/.test(readFileSync(join(scripts, path), 'utf8')),
    );
    expect(passing).toEqual([]);
    const named = scriptNames().flatMap((path) =>
      [...readFileSync(join(scripts, path), 'utf8').matchAll(/[`"](?:\.|assets)\/([\w-]+\.js)[`"]/g)].map(
        ([, name = '']) => name,
      ),
    );
    const known = new Set(scriptNames());
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
  });

  test('names in the page the scripts that first-paint.js preloads, before that script', () => {
    const page = readFileSync(join(pages, 'index.html'), 'utf8');
    for (const area of ['talent', 'public']) {
      const [tag = '', list = ''] =
        new RegExp(`<meta name="scripts-${area}" content="([^"]*)">`).exec(page) ?? [];
      const files = list.split(' ').map((path) => path.replace('/assets/', ''));
      expect(files.filter((file) => !scriptNames().includes(file))).toEqual([]);
      expect(page.indexOf(tag)).toBeLessThan(page.indexOf('first-paint.js'));
    }
  });

  test('has source maps, which are beside the published files and not among them', () => {
    const published = [pages, scripts].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }),
    );
    expect(published.filter((path) => path.endsWith('.map'))).toEqual([]);
    const maps = readdirSync('web/dist-maps');
    // Scripts that only pass on what others export have none.
    expect(maps.length).toBeGreaterThan(scriptNames().length * 0.9);
    expect(maps.filter((path) => /^(shell|openSentry)-.*\.js\.map$/.test(path))).toHaveLength(2);
    const text = scriptNames().map((path) => readFileSync(join(scripts, path), 'utf8'));
    expect(text.join('\n')).not.toMatch(/sourceMappingURL=[\w-]+\.js\.map/);
  });

  test('holds no demo password', () => {
    const text = scriptNames().map((path) => readFileSync(join(scripts, path), 'utf8'));
    expect(text.join('\n')).not.toContain('Enishi-2026');
  });
});
