import { readdirSync, readFileSync } from 'node:fs';
import { reservedSlugs } from '../../../model/reservedSlugs';
import { brokenSlug } from '../../../model/rules/brokenSlug';
import { SlugLimits } from '../../../model/limits/SlugLimits';
import { unlistedAreas } from '../../../model/unlistedAreas';
import { pageHeads } from '../../../web/pageHeads';
import { paths } from '../../../web/src/lib/paths';
import { readRoutes } from '../../walk/readRoutes';

const firstSegment = (path: string) => new URL(path, 'http://localhost').pathname.split('/')[1] ?? '';
const everyMatch = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

const ownPaths = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('' as never)));
const cloud = 'packages/local-cloud/src/cloud';

/** What the site serves at the top level, by where it is declared. */
const sources = {
  'routes of the app': async () => (await readRoutes()).map(({ path }) => firstSegment(path)),
  'paths of the app': async () => ownPaths.map(firstSegment),
  'pages with a head': async () => Object.keys(pageHeads.pages).map(firstSegment),
  'unlisted areas': async () => unlistedAreas,
  'files beside the app': async () => readdirSync('web/public'),
  'files of the build': async () => [
    'index.html',
    'page-template.json',
    'config.json',
    'robots.txt',
    'sitemap.xml',
  ],
  'folders that the viewer function knows': async () =>
    everyMatch(readFileSync('infra/edge/routePage.ts', 'utf8'), /\^\\\/\(([\w|]+)\)\\\//g).flatMap((found) =>
      found.split('|'),
    ),
  'behaviors of the distribution': async () =>
    everyMatch(readFileSync('infra/constructs/Website.ts', 'utf8'), /'([\w-]+)\/\*': \{/g),
  'services of the local cloud': async () =>
    readdirSync(cloud).flatMap((name) =>
      everyMatch(readFileSync(`${cloud}/${name}`, 'utf8'), /door\.mount\('\/([\w-]+)/g),
    ),
};

/** The name of a file without its endings: `robots.txt` could be taken for the page `robots`. */
const stem = (name: string) => name.split('.')[0] ?? '';

test.each(Object.entries(sources))('%s cannot be the URL of a public page', async (_source, list) => {
  const names = (await list()).map((name) => stem(name)).filter((name) => name !== '');
  // A name with other characters cannot be a URL in any case.
  const possible = names.filter((name) => /^[a-z0-9]/i.test(name)).map((name) => name.toLowerCase());
  expect(possible.length).toBeGreaterThan(0);
  const free = possible.filter((name) => brokenSlug(name, SlugLimits.page, true) === null);
  expect([...new Set(free)]).toEqual([]);
});

test('the areas of administrators and organizations are reserved by name', () => {
  expect(reservedSlugs.split(' ')).toEqual(
    expect.arrayContaining(['admin', 'client', 'portfolio', 'jobs', 'public', 'share', 'assets']),
  );
});
