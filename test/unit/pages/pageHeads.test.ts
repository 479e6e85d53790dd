import { unlistedAreas } from '../../../model/unlistedAreas';
import { pageHeads } from '../../../web/pageHeads';
import { ja as shell } from '../../../web/src/i18n/ja';
import { featureTexts } from '../../../web/src/i18n/featureTexts';
import type { Screen } from '../../../web/src/lib/route/Screen';
import { readRoutes } from '../../walk/readRoutes';

const firstSegment = (path: string) => path.split('/')[1] ?? '';

let routes: readonly Screen[];
let texts: Record<string, unknown>;
beforeAll(async () => {
  routes = await readRoutes();
  const loaded = await Promise.all(
    Object.entries(featureTexts).map(async ([name, load]) => [name, (await load()).ja] as const),
  );
  texts = { ...shell, ...Object.fromEntries(loaded) };
});

/** Returns the Japanese text with a key such as `jobs.title.top`. */
const textOf = (key: string): unknown =>
  key.split('.').reduce<unknown>((found, part) => (found as Record<string, unknown>)[part], texts);

const isUnlisted = (path: string) => (unlistedAreas as readonly string[]).includes(firstSegment(path));

test('unlisted areas have no screen that guests may open, except the gallery', () => {
  const areas = new Set(routes.map(({ path }) => firstSegment(path)).filter((area) => !area.startsWith(':')));
  const open = new Set(
    routes.filter(({ grants }) => grants?.includes('guest')).map(({ path }) => firstSegment(path)),
  );
  const closed = [...areas].filter((area) => !open.has(area) || area === 'components');
  expect(closed.filter((area) => !isUnlisted(`/${area}`))).toEqual([]);
  expect(unlistedAreas.filter((area) => open.has(area) && area !== 'components')).toEqual([]);
});

test('every public screen without a record has a head with its title; only hidden ones are kept from search engines', () => {
  const screens = routes.filter(
    ({ path, grants }) =>
      !path.includes(':') &&
      !isUnlisted(path) &&
      path !== '/404' &&
      (grants?.includes('guest') || path === '/'),
  );
  const expected = screens.map(({ path, title, hidden = false }) => [
    path,
    { title: textOf(title), isHidden: hidden },
  ]);
  const found = screens.map(({ path }) => {
    const { title, isHidden = false } = pageHeads.pages[path] ?? { title: 'no head' };
    return [path, { title, isHidden }];
  });
  expect(screens.length).toBeGreaterThan(12);
  expect(found).toEqual(expected);
});

test('descriptions are written for every page that search engines show, each its own', () => {
  const shown = Object.values(pageHeads.pages).filter(({ isHidden }) => !isHidden);
  const descriptions = shown.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  expect(descriptions.filter((text) => Array.from(text).length > 120)).toEqual([]);
});
