import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import type { PageTemplate } from '../model/PageTemplate';
import { scopedName } from '../model/scopedName';
import { documentFont } from './documentFont';
import { bundleBudget } from './bundleBudget';
import { pageHeads } from './pageHeads';
import { planChunks } from './planChunks';
import { sharePictures } from './share/sharePictures';
import { buildTokensCss } from './src/lib/theme/buildTokensCss';

/**
 * How many screens must share a module so that it goes into a chunk that every page loads. Increase it as the
 * number of screens grows; otherwise that chunk would get modules that only pages with forms need.
 */
const WIDELY = 64;

/**
 * The groups of modules that the build writes into chunks of their own. They are few, because each chunk
 * costs a request and is compressed on its own; but a page should not load much that it does not need. A
 * module belongs to the first group that matches it. The order is from the most widely shared modules to the
 * least: what a module imports is shared at least as widely as the module itself, so chunks never import each
 * other in a circle. Modules that match no group are divided by the pages that import them.
 */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/ },
  { name: 'shell', tags: ['$initial' as const] },
  // What public pages need only for their data, or not at all, stays out of the chunk that they all load.
  {
    name: 'data',
    test: /node_modules[\\/](@apollo|@wry|graphql|optimism|rxjs|tslib)[\\/]/,
    minShareCount: 2,
  },
  { name: 'icons', test: /node_modules[\\/]@ant-design[\\/]icons/, minShareCount: WIDELY },
  {
    name: 'antd',
    test: /node_modules[\\/](antd|@ant-design|@rc-component|@emotion|stylis)[\\/]/,
    minShareCount: WIDELY,
  },
  // What dialogs of the frame share with forms, so that pages without forms need not load these.
  {
    name: 'dialogs',
    test: /@ant-design[\\/]icons(-svg)?[\\/]es[\\/].*(CheckCircle|CloseCircle|ExclamationCircle|InfoCircle)Filled|antd[\\/]es[\\/]grid[\\/]style/,
    minShareCount: 2,
  },
  {
    name: 'parts',
    test: /[\\/]src[\\/]components[\\/](buttons|feedback[\\/](?!LoadFailed)|shell)/,
    minShareCount: WIDELY,
  },
  { name: 'common', minShareCount: WIDELY },
  // What the tables of administrators share with the cards of jobs, so that they need not load these. AddChips
  // is in forms only.
  {
    name: 'values',
    test: /[\\/]model[\\/]enums|[\\/]src[\\/](lib[\\/]search|components[\\/](chips|conditions|highlight))[\\/](?!AddChips)/,
    minShareCount: 2,
  },
  // The list of matching points is on a job's page and in a drawer of administrators only.
  {
    name: 'jobs',
    test: /[\\/]src[\\/](features[\\/]jobs[\\/]search|entities[\\/]job[\\/](?!match[\\/]MatchList)|components[\\/]avatars|generated[\\/](searchJobs|jobDetail|keepJob|catalogue))/,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /antd[\\/]es[\\/](form|input(?!-number)|checkbox|space|tooltip)|@rc-component[\\/](form|input|checkbox|textarea|tooltip)[\\/]/,
    minShareCount: 5,
  },
];

/**
 * The modules that the app loads for a guest's first operation. `person`, below, has those for a signed-in
 * person.
 */
const guest = ['lib/theme/PlainProviders', 'lib/guest/sendAsGuest'];
const person = ['lib/theme/ScreenProviders', 'lib/auth/readTokens', 'lib/apollo/sendGraphql'];
const signedIn = [...person, 'app/layouts/SignedInScreen'];

/**
 * The size limits of pages: the maximum kilobytes of scripts, compressed with gzip, that a page loads before
 * it is visible, two per cent above the last release. The build of a deployment fails if a page exceeds its limit; that
 * of a local copy warns.
 */
const budgets = [
  { name: 'a public page without data', modules: ['info/AboutScreen'], kilobytes: 156.4 },
  { name: 'the page for unknown URLs', modules: ['static/NotFoundScreen'], kilobytes: 154.8 },
  { name: 'the first page of guests', modules: [...guest, 'jobs/top/JobSearchScreen'], kilobytes: 237.9 },
  { name: 'the search of guests', modules: [...guest, 'jobs/result/JobResultsScreen'], kilobytes: 240 },
  { name: 'the login', modules: ['lib/theme/ScreenProviders', 'auth/login/LoginScreen'], kilobytes: 354 },
  { name: 'the conversations', modules: [...signedIn, 'messages/MessagesScreen'], kilobytes: 367.4 },
  {
    name: 'the first screen of administrators',
    modules: [...signedIn, 'insights/DashboardScreen'],
    kilobytes: 355.8,
  },
  {
    name: 'the applications of administrators',
    modules: [...signedIn, 'applications/admin/AdminApplicationsScreen'],
    kilobytes: 515.4,
  },
];

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
    pageTemplate(),
    sharePictures(),
    documentFont.plugin(),
    bundleBudget(budgets),
    sourceMapsApart(),
  ],
  // aws-amplify contains an older copy of graphql, used for two functions.
  resolve: { dedupe: ['graphql'] },
  // Leaves out those parts of Sentry's client that are switched off in openSentry.
  define: {
    __SENTRY_DEBUG__: 'false',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
  },
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
        codeSplitting: { groups: command === 'build' ? await planChunks(groups, modulePlugins()) : [] },
      },
    },
  },
}));
