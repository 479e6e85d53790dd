import { query } from '../support/api/query';
import { given } from '../support/given';
import { describePages } from './parts/describePages';
import { readPage } from '../support/pages/readPage';
import { readSitemaps } from '../support/pages/readSitemaps';
import { graphql } from '../support/graphql';

const giveProfile = graphql(`
  mutation Profile($input: UpdateUserInput!) {
    updateUser(input: $input) {
      id
    }
  }
`);

/** Creates a talent with the given profile and returns the path of their portfolio. */
async function aPortfolio(profile: Record<string, unknown>): Promise<string> {
  const talent = await given.aTalent();
  const portfolioPath = `p-${talent.sub.slice(0, 13)}`;
  const input = { sub: talent.sub, portfolioPath, ...profile };
  expect((await query(giveProfile, { input }, talent)).errors).toEqual([]);
  return `/portfolio/${portfolioPath}`;
}

// All pages: publicHeads.proof.ts.
describePages({ most: 3 });

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
