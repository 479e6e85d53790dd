import { query } from '../support/api/query';
import { given } from '../support/given';
import { readPage } from '../support/pages/readPage';
import { readSitemaps } from '../support/pages/readSitemaps';

const jobs = /* GraphQL */ `
  query Jobs($from: Int) {
    searchOpenJobs(limit: 50, from: $from, sort: { field: createdAt, direction: asc }) {
      items {
        id
        title
        coverImage
        isHideOrganizationName
        organizationName
      }
      total
    }
  }
`;

interface FoundJob {
  id: string;
  title: string;
  coverImage: string | null;
  isHideOrganizationName: boolean | null;
  organizationName: string | null;
}

async function publicJobs(): Promise<FoundJob[]> {
  const found: FoundJob[] = [];
  for (;;) {
    const { data } = await query<{ searchOpenJobs: { items: FoundJob[]; total: number } }>(
      jobs,
      { from: found.length },
      'guest',
    );
    found.push(...(data?.searchOpenJobs.items ?? []));
    if (!data || found.length >= data.searchOpenJobs.total) return found;
  }
}

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

test('two hundred jobs say without a script what they are', async () => {
  const found = (await publicJobs()).slice(0, 200);
  expect(found.length).toBeGreaterThan(50);
  for (const { id, title, isHideOrganizationName, organizationName } of found) {
    const page = await readPage(`/jobs/detail/${id}`);
    expect(page).toMatchObject({ status: 200, title: `${title} | Enishi`, robots: null });
    expect(page.canonical).toBe(`${page.origin}/jobs/detail/${id}`);
    expect(page.description).toMatch(/^.{10,}$/);
    expect(page.picture).toMatch(/^http.*\/(share|public)\/.+/);
    expect(page.structured).toMatchObject({ '@type': 'JobPosting', title });
    const { hiringOrganization } = page.structured as { hiringOrganization: unknown };
    if (isHideOrganizationName) expect(hiringOrganization).toBe('confidential');
    else expect(hiringOrganization).toMatchObject({ name: organizationName });
  }
}, 120_000);

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

test('the sitemaps name the public jobs, pages and portfolios; the file for robots leads to them', async () => {
  const { sub } = await given.theSeededTalent();
  const path = 'query Path($sub: ID!) { getUser(sub: $sub) { portfolioPath } }';
  const { data } = await query<{ getUser: { portfolioPath: string } }>(path, { sub }, 'guest');
  const portfolio = `${data?.getUser.portfolioPath}`;
  const { urls, origin } = await readSitemaps();
  const found = await publicJobs();
  expect(urls).toEqual(expect.arrayContaining(found.map(({ id }) => `${origin}/jobs/detail/${id}`)));
  expect(urls).toEqual(
    expect.arrayContaining([`${origin}/jobs`, `${origin}/remote`, `${origin}/portfolio/${portfolio}`]),
  );
  expect(urls.filter((url) => /\/(admin|auth\/verify|404|home)/.test(url))).toEqual([]);
  const { html: robots } = await readPage('/robots.txt');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin');
  expect((await readPage('/sitemap-jobs-2026-13.xml')).status).toBe(404);
});
