import { sitemap } from '../../../lambdas/render-page/robots/sitemap';
import { sitemapIndex } from '../../../lambdas/render-page/robots/sitemapIndex';
import type { PageTemplate } from '../../../model/PageTemplate';

interface JobSearch {
  sort: unknown;
  from?: number;
  limit?: number;
  filter?: { publishedAt: { gte: string; lt: string } };
}

/**
 * The jobs that the simulated search contains: 12,000 of two months, and one of an earlier year. They are
 * more than a search can return, which is 10,000.
 */
const jobs = [
  ...Array.from({ length: 12_000 }, (_, n) => ({
    id: `job-${n}`,
    publishedAt: `2026-0${1 + (n % 2)}-${n % 3 === 0 ? '01T00:00:00.000Z' : '28T23:59:59.999Z'}`,
  })),
  { id: 'first', publishedAt: '2025-11-30T12:00:00.000Z' },
]
  .map((job) => ({ ...job, updatedAt: job.publishedAt }))
  .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt));

/** The results of earlier simulated searches: the jobs of a month, by the month's first day. */
const months = new Map<string, typeof jobs>();

/** The paths of 250 portfolios. Every third is private. */
const paths = Array.from({ length: 250 }, (_, n) => `p-${n}`);

function mockSearchOpenJobs({ from = 0, limit = 1, filter }: JobSearch) {
  const { gte = '', lt = '9' } = filter?.publishedAt ?? {};
  const found = months.get(gte) ?? jobs.filter(({ publishedAt }) => publishedAt >= gte && publishedAt < lt);
  months.set(gte, found);
  if (from + limit > 10_000) throw new Error('The search reaches 10,000 jobs');
  return { total: found.length, items: found.slice(from, from + limit) };
}

function mockListPublicPortfolios({ nextToken }: { nextToken?: string | null }) {
  const from = Number(nextToken ?? 0);
  const items = paths
    .slice(from, from + 100)
    .filter((_, n) => n % 3 > 0)
    .map((path) => ({ path, updatedAt: '2026-01-01T00:00:00.000Z' }));
  return { items, nextToken: from + 100 < paths.length ? String(from + 100) : null };
}

/** Simulates a list of public pages or professional items. It has two pages with one record each. */
const mockList = ({ nextToken }: { nextToken?: string | null }) => ({
  items: [{ id: `i-${nextToken ?? 1}`, url: `u-${nextToken ?? 1}`, updatedAt: '2026-01-01T00:00:00.000Z' }],
  nextToken: nextToken ? null : '2',
});

// The API is simulated.
jest.mock('../../../lambdas/lib/guest/queryAsGuest', () => ({
  queryAsGuest: async (query: string, variables: never) => {
    if (query.includes('searchOpenJobs')) return { searchOpenJobs: mockSearchOpenJobs(variables) };
    if (query.includes('Portfolios')) return { listPublicPortfolios: mockListPublicPortfolios(variables) };
    return { listPageQueries: mockList(variables), listProfessionalItems: mockList(variables) };
  },
}));

const site = 'https://enishi.example.com';
const template = { pages: {} } as PageTemplate;
const urlsIn = (xml: string | null) => [...`${xml}`.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
const listed = async (part: string) => urlsIn(await sitemap(part, site, template));

test('the index names a sitemap for each month since the oldest job', async () => {
  const index = await sitemapIndex(site, new Date('2026-02-28T12:00:00Z'));
  expect(urlsIn(index)).toEqual(
    ['pages', 'portfolios', 'jobs-2025-11', 'jobs-2025-12', 'jobs-2026-01', 'jobs-2026-02'].map(
      (part) => `${site}/sitemap-${part}.xml`,
    ),
  );
});

test('more jobs than a search reaches are all in the sitemaps of their months, each once', async () => {
  const urls = await Promise.all(
    ['2025-11', '2025-12', '2026-01', '2026-02'].map((month) => listed(`jobs-${month}`)),
  );
  expect(urls.map(({ length }) => length)).toEqual([1, 0, 6_000, 6_000]);
  expect(new Set(urls.flat()).size).toBe(jobs.length);
  expect(urls[0]).toEqual([`${site}/jobs/detail/first`]);
});

test('the portfolios of all pages are listed', async () => {
  const urls = await listed('portfolios');
  expect(urls).toHaveLength(66 + 66 + 33);
  expect(urls[0]).toBe(`${site}/portfolio/p-1`);
});

test('all public pages and all items of professionals are listed', async () => {
  expect(await listed('pages')).toEqual(
    ['/u-1', '/u-2', '/professionals/categories/skills/i-1', '/professionals/categories/skills/i-2'].map(
      (path) => site + path,
    ),
  );
});

test.each(['', 'jobs', 'jobs-2026-13', 'jobs-2026-1', 'talents'])('there is no sitemap %p', async (part) => {
  expect(await sitemap(part, site, template)).toBeNull();
});
