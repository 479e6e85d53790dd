import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import type { PageTemplate } from '../model/PageTemplate';
import { scopedName } from '../model/scopedName';
import { documentFont } from './documentFont';
import { pageHeads } from './pageHeads';
import { directImports } from './chunks/directImports';
import { firstViews, type Limit } from './chunks/firstViews';
import type { Area } from './chunks/around';
import { planChunks } from './chunks/planChunks';
import { preloads } from './chunks/preloads';
import { sharePictures } from './share/sharePictures';
import { buildTokensCss } from './src/lib/theme/buildTokensCss';

/**
 * What a first view may load at most in each area, three to four per cent above what the last release reached:
 * each change of what screens share moves the plan of the chunks a little. The build of a deployment fails above it; that
 * of a local copy warns.
 */
const limits: Readonly<Record<Area, Limit>> = {
  static: { scripts: 7, kilobytes: 166, usual: 166 },
  public: { scripts: 14, kilobytes: 268, usual: 268 },
  entrance: { scripts: 18, kilobytes: 430, usual: 367 },
  talent: { scripts: 25, kilobytes: 515, usual: 412 },
  client: { scripts: 24, kilobytes: 556, usual: 463 },
  admin: { scripts: 29, kilobytes: 615, usual: 555 },
};

/**
 * A Vite plugin that writes the design tokens as a style sheet into the HTML page, so that the first paint
 * has the right colours before any other file is loaded.
 */
const tokensCss = (): Plugin => ({
  name: 'tokens-css',
  transformIndexHtml: () => [{ tag: 'style', children: buildTokensCss(), injectTo: 'head' }],
});

/**
 * A Vite plugin that moves the style sheets from the head to the end of the page, so that the bars in index.html, whose
 * styles are in the page, do not wait for them. The app does: a module runs after the style sheets before it.
 */
const stylesLast = (): Plugin => ({
  name: 'styles-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      const rest = sheets.reduce((page, sheet) => page.replace(sheet, ''), html);
      return rest.replace('</body>', `${sheets.join('')}</body>`);
    },
  },
});

/** Leaves out those parts of Sentry's client that are switched off in openSentry. */
const define = {
  __SENTRY_DEBUG__: 'false',
  __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
  __RRWEB_EXCLUDE_IFRAME__: 'true',
  __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
};

/** The Vite plugins that the app's build shares with the planning of its chunks. */
const modulePlugins = () => [react(), tokensCss()];

/** Matches the title and the description in index.html, which `render-page` replaces on each public page. */
const OWN_TAGS = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/;

/**
 * A Vite plugin that writes `page-template.json`, the file from which the function `render-page` builds
 * public pages: index.html before and after its title and description, all styles, and the texts of `pageHeads` to put
 * between them.
 */
const pageTemplate = (): Plugin => ({
  name: 'page-template',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      const [before, after, ...more] = page?.type === 'asset' ? String(page.source).split(OWN_TAGS) : [];
      if (before === undefined || after === undefined || more.length > 0)
        return this.error('index.html needs a title, followed by a description, exactly once.');
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
      const styles = sheets.map((sheet) => (sheet.type === 'asset' ? String(sheet.source) : '')).join('');
      const template: PageTemplate = { before, after, styles, ...pageHeads };
      this.emitFile({ type: 'asset', fileName: 'page-template.json', source: JSON.stringify(template) });
    },
  },
});

/**
 * A Vite plugin that moves the source maps of the build out of the folder that is published, into a folder
 * beside it whose name ends with `-maps`.
 */
const sourceMapsApart = (): Plugin => ({
  name: 'source-maps-apart',
  apply: 'build',
  enforce: 'post',
  writeBundle({ dir = '' }) {
    const maps = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.map'),
    );
    if (maps.length === 0) return;
    const apart = `${dir}-maps`;
    rmSync(apart, { recursive: true, force: true });
    mkdirSync(apart, { recursive: true });
    for (const path of maps) renameSync(join(dir, path), join(apart, basename(path)));
  },
});

export default defineConfig(async ({ command }) => ({
  plugins: [
    ...modulePlugins(),
    stylesLast(),
    preloads(),
    pageTemplate(),
    sharePictures(),
    documentFont.plugin(),
    directImports(),
    firstViews(limits),
    sourceMapsApart(),
  ],
  // aws-amplify contains an older copy of graphql, used for two functions.
  resolve: { dedupe: ['graphql'] },
  define,
  css: { modules: { generateScopedName: scopedName } },
  server: { host: '127.0.0.1' },
  build: {
    // The scripts do not name their source maps, which are not published. Only deployments need them.
    sourcemap: process.env.SOURCE_MAPS ? ('hidden' as const) : false,
    target: 'es2022',
    // Keeps light-dark() as it is: its polyfill would ignore the chosen mode.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    // All styles are 10 KB compressed: less than separate requests would cost.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: command === 'build' ? await planChunks(modulePlugins(), define) : [] },
      },
    },
  },
}));
