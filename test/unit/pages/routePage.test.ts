import { languageCookie } from '../../../model/languageCookie';
import { mailLanguages } from '../../../model/mailLanguage';
import { servedParameters } from '../../../model/servedParameters';
import { unlistedAreas } from '../../../model/unlistedAreas';
import { viewerFunctionCode } from '../../../infra/edge/viewerFunctionCode';
import { routePage } from '../../../infra/edge/routePage';

const inserted = {
  UNLISTED_AREAS: unlistedAreas,
  SITE_HOST: '',
  PARAMETERS: servedParameters,
  LANGUAGE_COOKIE: languageCookie,
  LANGUAGES: mailLanguages,
};
Object.assign(globalThis, inserted);

const ignore = { selectRequestOriginById: () => undefined };
const fields = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Routes a request for /jobs/result, and returns the parameters and the language of the page. */
function ask(parameters: Record<string, string>, cookies: Record<string, string> = {}) {
  const headers = fields({ host: 'site.example.com', 'x-page-query': 'q=x', 'x-page-language': 'xx' });
  const request = routePage(
    { uri: '/jobs/result', querystring: fields(parameters), cookies: fields(cookies), headers },
    ignore,
  );
  return [request.headers['x-page-query']?.value, request.headers['x-page-language']?.value];
}

/**
 * Routes a path and returns who answers the request: the bucket with a file, or `render-page` with a page.
 */
function route(uri: string, headers: Record<string, string> = {}): string {
  const sent = Object.entries({ host: 'site.example.com', ...headers });
  let origin = 'page';
  const cf = { selectRequestOriginById: (id: string) => void (origin = id) };
  const request = routePage(
    {
      ...{ uri, querystring: {}, cookies: {} },
      headers: Object.fromEntries(sent.map(([name, value]) => [name, { value }])),
    },
    cf,
  );
  const page = request.headers['x-page-path']?.value;
  return page === undefined ? `${origin} ${request.uri}` : `${origin} ${page} over ${request.uri}`;
}

test.each([
  '/',
  '/jobs',
  '/remote',
  '/jobs/detail/1',
  '/portfolio/a.b',
  '/auth/login',
  '/a/b/c',
  '/sitemap.xml',
  '/sitemap-jobs-2026-03.xml',
  '/robots.txt',
])('%s is answered by the function, and by the plain page when the function fails', (path) =>
  expect(route(path)).toBe(`page ${path} over /index.html`),
);

test.each(['/home', '/admin', '/Admin/users/1', '/message/a.b', '/user/keep', '/client/'])(
  '%s is answered with the plain page',
  (path) => expect(route(path)).toBe('website /index.html'),
);

test.each([
  '/favicon.svg',
  '/config.json',
  '/sitemap.txt',
  '/index.html',
  '/assets/a-1.js',
  '/assets/missing',
  '/share/enishi.png',
])('%s is a file of the bucket', (path) => expect(route(path)).toBe(`website ${path}`));

test('a path that is too long for a header is an unknown page', () => {
  expect(route(`/${'a'.repeat(2_000)}`)).toBe('page /404 over /index.html');
});

test('headers that a visitor sends in the name of the function are replaced or removed', () => {
  const forged = { 'x-page-path': '/jobs', 'x-page-host': 'evil.example.com' };
  expect(route('/remote', forged)).toBe('page /remote over /index.html');
  expect(route('/home', forged)).toBe('website /index.html');
});

test.each([
  ['the requested name', '', 'd111.cloudfront.net'],
  ['the domain, under whichever name it was requested', 'enishi.example.com', 'enishi.example.com'],
])('a page names itself by %s', (_, SITE_HOST, host) => {
  Object.assign(globalThis, { SITE_HOST });
  const headers = { host: { value: 'd111.cloudfront.net' } };
  const request = routePage({ uri: '/jobs', querystring: {}, cookies: {}, headers }, ignore);
  expect(request.headers['x-page-host']).toEqual({ value: host });
  Object.assign(globalThis, inserted);
});

test('a page is kept for the parameters that decide it, in one order, and for no others', () => {
  expect(ask({ page: '2', utm_source: 'mail', q: 'React%20%E6%9D%B1', fbclid: '1' })[0]).toBe(
    'q=React%20%E6%9D%B1&page=2',
  );
  expect(ask({ utm_source: 'mail' })[0]).toBe('');
  expect(ask({ q: 'a'.repeat(2_000) })[0]).toBe('');
});

test.each([
  ['de', 'de'],
  ['xx', 'ja'],
  ['de; path=/', 'ja'],
  [undefined, 'ja'],
])('with the cookie %s, a page is in the language %s', (chosen, language) => {
  expect(ask({}, chosen === undefined ? { other: 'fr' } : { [languageCookie]: chosen })[1]).toBe(language);
});

test('the deployed code begins with its import, is no module otherwise, and is shorter than CloudFront’s limit', () => {
  const code = viewerFunctionCode();
  expect(code.startsWith("import cf from 'cloudfront';\n")).toBe(true);
  expect(code).not.toMatch(/^export/m);
  expect(code).toContain('"employee-benefits"');
  expect(Buffer.byteLength(code)).toBeLessThan(10_240);
});
