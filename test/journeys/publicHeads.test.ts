import { query } from '../support/api/query';
import { given } from '../support/given';
import type { ExpectedPage } from '../support/pages/ExpectedPage';
import { expectedPages } from '../support/pages/expectedPages';
import { readPage } from '../support/pages/readPage';
import { readSitemaps } from '../support/pages/readSitemaps';

const giveProfile = /* GraphQL */ `
  mutation Profile($input: UpdateUserInput!) {
    updateUser(input: $input) {
      id
    }
  }
`;

/** Creates a talent with the given profile and returns the path of their portfolio. */
async function aPortfolio(profile: Record<string, unknown>): Promise<string> {
  const talent = await given.aTalent();
  const portfolioPath = `p-${talent.sub.slice(0, 13)}`;
  const input = { sub: talent.sub, portfolioPath, ...profile };
  expect((await query(giveProfile, { input }, talent)).errors).toEqual([]);
  return `/portfolio/${portfolioPath}`;
}

/** How old a sitemap may be: the time for which the distribution keeps it, and some for the index of jobs. */
const SITEMAP_MINUTES = 10;
/** How many pages are requested at the same time. */
const AT_ONCE = 4;

/** The URLs of the pictures that pages have named. */
const pictures = new Set<string>();

/** Returns what a page says otherwise than it must; empty if it says all of it. */
async function differences({ path, title, texts, picture, structured }: ExpectedPage): Promise<string[]> {
  const page = await readPage(path);
  const text = texts.map((each) => (each ?? '').replace(/\s+/g, ' ').trim()).find((each) => each !== '');
  const [, file = ''] = page.picture?.split(page.origin) ?? [];
  pictures.add(`${page.picture}`);
  const checks: Record<string, () => void> = {
    status: () => expect([page.status, page.robots]).toEqual([200, null]),
    title: () => expect(page.title).toBe(`${title} | Enishi`),
    canonical: () => expect(page.canonical).toBe(page.origin + path),
    description: () => {
      const [begin = '', cut] = `${page.description}`.split(/(…)$/);
      if (cut) expect([text?.startsWith(begin), begin.length > 100]).toEqual([true, true]);
      else expect(page.description).toBe(text);
    },
    picture: () => (picture ? expect(file).toBe(picture) : expect(file).toMatch(/^\/share\/[a-z-]+\.png$/)),
    structured: () =>
      structured ? expect(page.structured).toMatchObject(structured) : expect(page.structured).toBeNull(),
  };
  return Object.entries(checks).flatMap(([name, check]) => {
    try {
      check();
      return [];
    } catch (error) {
      return [`${path} ${name}: ${(error as Error).message}`];
    }
  });
}

describe('all public pages', () => {
  let pages: ExpectedPage[];
  beforeAll(async () => {
    pages = await expectedPages();
  }, 60_000);

  test('say without a script what they are, as guests may read it', async () => {
    expect(pages.length).toBeGreaterThanOrEqual(200);
    const waiting = [...pages];
    const found: string[] = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let page = waiting.pop(); page; page = waiting.pop()) found.push(...(await differences(page)));
      }),
    );
    console.info(`${pages.length} public pages read`);
    expect(found).toEqual([]);
  }, 240_000);

  test('are in the sitemaps, which may be some minutes old', async () => {
    const { urls, origin } = await readSitemaps();
    const before = new Date(Date.now() - SITEMAP_MINUTES * 60_000).toISOString();
    const old = pages.filter(({ changedAt = '' }) => changedAt < before);
    expect(old.length).toBeGreaterThanOrEqual(200);
    const missing = old.filter(({ path }) => !urls.includes(origin + path));
    expect(missing.map(({ path }) => path)).toEqual([]);
  }, 60_000);

  test('name pictures that exist', async () => {
    expect(pictures.size).toBeGreaterThan(10);
    for (const picture of pictures) {
      const { status, headers } = await fetch(picture);
      expect({ picture, status, type: headers.get('content-type') }).toEqual({
        ...{ picture, status: 200, type: expect.stringMatching(/^image\//) as string },
      });
    }
  }, 120_000);
});

test.each([
  ['/jobs', '案件を探す | Enishi'],
  ['/JOBS/', '案件を探す | Enishi'],
  ['/about-us', 'Enishiについて | Enishi'],
  ['/remote', 'フルリモートで働ける案件 | Enishi'],
  ['/auth/login', 'ログイン | Enishi'],
])('%s has its title, and loads the app', async (path, title) => {
  const page = await readPage(path);
  expect(page).toMatchObject({ status: 200, title, robots: null });
  expect(page.html).toContain('<div id="root">');
  expect(page.html).toMatch(/<script type="module"[^>]* src="\/assets\//);
});

test('a portfolio says whose it is, as far as its owner shows it', async () => {
  const description = '</title><script>alert("ゆ")</script>';
  const page = await readPage(await aPortfolio({ displayName: 'ゆ&い<こ>"', description }));
  expect(page).toMatchObject({
    status: 200,
    title: 'ゆ&い<こ>"さんのポートフォリオ | Enishi',
    description,
    structured: { '@type': 'ProfilePage', mainEntity: { name: 'ゆ&い<こ>"', description } },
  });
  expect(page.html).not.toMatch(/<script>|結子|エニシ|1992/);
});

test.each(['/jobs/detail/no-such-job', '/portfolio/no-such-talent', '/no-such-page', '/a/b/c', '/404'])(
  '%s is 404, with the page of the app',
  async (path) => {
    const page = await readPage(path);
    expect(page).toMatchObject({
      status: 404,
      title: 'ページが見つかりません | Enishi',
      robots: 'noindex',
      canonical: null,
      structured: null,
    });
    expect(page.html).toContain('<div id="root">');
  },
);

test('a private profile is 404, and not one letter of it is in the answer', async () => {
  const path = await aPortfolio({ displayName: '隠岐ひそか', isPrivate: true });
  const hidden = await readPage(path);
  expect(hidden.status).toBe(404);
  expect(hidden.html).toBe((await readPage('/portfolio/no-such-talent')).html);
});

test('paths of people who have signed in are the plain page; missing files are 404', async () => {
  expect(await readPage('/home')).toMatchObject({ status: 200, title: 'Enishi', canonical: null });
  expect(await readPage('/admin/users/1')).toMatchObject({ status: 200, title: 'Enishi' });
  expect((await readPage('/assets/missing-1234.js')).status).toBe(404);
  expect((await readPage('/missing.png')).status).toBe(404);
});

test('the sitemaps leave out what guests do not open; the file for robots leads to them', async () => {
  const { urls, origin } = await readSitemaps();
  expect(urls.filter((url) => /\/(admin|auth\/verify|404|home)/.test(url))).toEqual([]);
  const { html: robots } = await readPage('/robots.txt');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin');
  expect((await readPage('/sitemap-jobs-2026-13.xml')).status).toBe(404);
});
