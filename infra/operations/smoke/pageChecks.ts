import type { Check } from './Check';
import { expectThat } from './expectThat';

const headers = ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'];

/** Reads the URLs that a sitemap, or an index of sitemaps, lists. */
async function readLocations(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
}

/** Checks of the web app's files and pages, as the distribution serves them. */
export const pageChecks: readonly Check[] = [
  {
    name: 'the page comes with its security headers',
    async run({ site }) {
      const page = await fetch(`${site}/`);
      expectThat(page.status === 200, `/ answers ${page.status}`);
      const missing = headers.filter((name) => !page.headers.get(name));
      expectThat(missing.length === 0, `headers are missing: ${missing.join(', ')}`);
      expectThat((await page.text()).includes('<div id="root"'), '/ is not the page of the app');
    },
  },
  {
    name: 'its script is cached for a year, and a missing one is not answered with a page',
    async run({ site }) {
      const page = await (await fetch(`${site}/`)).text();
      const [, script] = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(page) ?? [];
      expectThat(script !== undefined, 'the page has no script');
      const found = await fetch(site + script);
      expectThat(found.status === 200, `${script} answers ${found.status}`);
      const caching = found.headers.get('cache-control') ?? '';
      expectThat(/max-age=31536000.*immutable/.test(caching), `${script} has cache-control "${caching}"`);
      const map = await fetch(`${site}${script}.map`);
      expectThat(map.status >= 400, `${script}.map answers ${map.status}: source maps must not be public`);
      const missing = await fetch(`${site}/assets/missing-0000.js`);
      expectThat(missing.status >= 400, `a missing script answers ${missing.status}`);
    },
  },
  {
    name: 'a page that does not exist answers 404',
    async run({ site }) {
      const { status } = await fetch(`${site}/jobs/detail/missing`);
      expectThat(status === 404, `/jobs/detail/missing answers ${status}`);
    },
  },
  {
    name: 'robots find the sitemap, and its first page has a title of its own',
    async run({ site }) {
      const robots = await (await fetch(`${site}/robots.txt`)).text();
      expectThat(robots.includes('/sitemap.xml'), '/robots.txt does not name the sitemap');
      const [sitemap] = await readLocations(`${site}/sitemap.xml`);
      expectThat(sitemap !== undefined, '/sitemap.xml lists no sitemap');
      const [first] = await readLocations(sitemap);
      expectThat(first !== undefined, `${sitemap} lists no page`);
      const page = await fetch(first);
      expectThat(page.status === 200, `${first} answers ${page.status}`);
      expectThat((await page.text()).includes('property="og:title"'), `${first} has no og:title`);
    },
  },
];
