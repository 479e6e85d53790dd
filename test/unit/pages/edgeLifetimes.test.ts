import type { LambdaFunctionURLEvent } from 'aws-lambda';
import { handler } from '../../../lambdas/render-page/handler';
import { servedHeaders } from '../../../lambdas/lib/files/servedHeaders';
import { pageHeads } from '../../../web/pageHeads';

jest.mock('../../../lambdas/lib/guest/queryAsGuest', () => ({
  // Nothing is public: every record is missing and every list is empty.
  queryAsGuest: () =>
    Promise.resolve(
      new Proxy(
        {},
        { get: (_data, field) => (/^(list|search)/.test(String(field)) ? { items: [], total: 0 } : null) },
      ),
    ),
}));
// Pages without content: what they contain does not change how long they are kept.
jest.mock('../../../lambdas/render-page/content/renderContent', () => ({
  renderContent: () => Promise.resolve(null),
}));
jest.mock('../../../lambdas/render-page/readTemplate', () => ({
  readTemplate: () => Promise.resolve({ before: '<head>', after: '</head>', styles: '', ...mockHeads() }),
}));
function mockHeads() {
  return pageHeads;
}

const ask = async (path: string) => {
  const headers = { 'x-page-path': path, 'x-page-host': 'enishi.example' };
  const answer = await handler({ headers } as unknown as LambdaFunctionURLEvent);
  if (typeof answer === 'string') throw new Error('no headers');
  return { status: answer.statusCode, caching: `${answer.headers?.['cache-control']}` };
};

const paths = [
  ...Object.keys(pageHeads.pages),
  ...['/jobs/detail/x', '/portfolio/x', '/professionals/categories/skills/x', '/some-page', '/no/such/page'],
  ...['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/sitemap-portfolios.xml', '/sitemap-nothing.xml'],
];

test.each(paths)(
  '%s is kept at the edge for less than ten seconds, and never longer than that',
  async (path) => {
    const { status, caching } = await ask(path);
    expect([200, 404]).toContain(status);
    const [, seconds] = /\bs-maxage=(\d+)/.exec(caching) ?? [];
    expect(Number(seconds)).toBeLessThan(10);
    expect(caching).toMatch(/stale-if-error=0/);
    expect(caching).not.toMatch(/stale-while-revalidate/);
  },
);

test('a page that is missing has the same lifetime as one that is there', async () => {
  const [missing, found] = [await ask('/jobs/detail/x'), await ask('/terms')];
  expect([missing.status, found.status]).toEqual([404, 200]);
  expect(missing.caching).toBe(found.caching);
});

test('no file that may become private is for ever', () => {
  expect(servedHeaders(true).CacheControl).not.toMatch(/immutable|stale/);
  expect(servedHeaders(false).CacheControl).toMatch(/no-store/);
});
