interface Field {
  value: string;
  multiValue?: readonly { value: string }[];
}

/** The request of a browser, as CloudFront passes it to a function. */
interface Request {
  uri: string;
  querystring: Record<string, Field>;
  cookies: Record<string, Field>;
  headers: Record<string, { value: string }>;
}

/** The helpers that CloudFront's module `cloudfront` provides. */
interface Helpers {
  selectRequestOriginById(id: string): void;
}

/**
 * Maximum length of a path that is passed on in a header; CloudFront limits the length of headers. No page of
 * the app has a longer path, so a longer one is treated as an unknown page.
 */
const LONGEST_PATH = 1_000;

/**
 * The first path segments of areas that search engines must not list. The pages of these areas get the plain
 * index.html. The list is inserted when the code is deployed.
 */
declare const UNLISTED_AREAS: readonly string[];

/**
 * The domain of the site; empty if it has none. It is inserted when the code is deployed. Under whichever name a page
 * was requested, it names itself by the domain, so that search engines know one address of it.
 */
declare const SITE_HOST: string;

/**
 * The parameters that decide what a page shows, in the order of the edge's key; the name of the cookie with a visitor's
 * language; the languages of pages, the first for everybody else. They are inserted when the code is deployed.
 */
declare const PARAMETERS: readonly string[];
declare const LANGUAGE_COOKIE: string;
declare const LANGUAGES: readonly string[];

/** Maximum length of the parameters that are passed on. A longer query counts as none. */
const LONGEST_QUERY = 2_000;

function queryOf(request: Request): string {
  const query = PARAMETERS.filter((name) => request.querystring[name])
    .map((name) => `${name}=${request.querystring[name]!.value}`)
    .join('&');
  return query.length > LONGEST_QUERY ? '' : query;
}

function languageOf(request: Request): string {
  const chosen = request.cookies[LANGUAGE_COOKIE];
  return chosen && LANGUAGES.indexOf(chosen.value) >= 0 ? chosen.value : LANGUAGES[0]!;
}

/**
 * The CloudFront function that decides where the response to a request comes from. Files, and pages that
 * search engines must not list, come from the bucket. All other pages, robots.txt and the sitemaps come from
 * the function `render-page`, which gets the path and the host in the headers `x-page-path` and
 * `x-page-host`; for pages also the parameters of the URL that decide their content in `x-page-query`, and the language
 * in `x-page-language`. The path of these requests becomes /index.html, so that the bucket responds with that page
 * if `render-page` fails.
 *
 * CloudFront's JavaScript engine supports no classes, destructuring, spreading or optional chaining.
 */
export function routePage(request: Request, cf: Helpers): Request {
  const path = request.uri;
  const area = path.split('/')[1]!.toLowerCase();
  const isRobotsFile = /^\/(robots\.txt|sitemap(-[a-z0-9-]+)?\.xml)$/.test(path);
  const isFile = /^\/(assets|share)\//.test(path) || /^\/[^/]+\.[a-z0-9]+$/.test(path);
  delete request.headers['x-page-path'];
  delete request.headers['x-page-host'];
  delete request.headers['x-page-query'];
  delete request.headers['x-page-language'];
  if (isFile && !isRobotsFile) {
    cf.selectRequestOriginById('website');
    return request;
  }
  request.uri = '/index.html';
  if (UNLISTED_AREAS.indexOf(area) >= 0) {
    cf.selectRequestOriginById('website');
    return request;
  }
  request.headers['x-page-path'] = { value: path.length > LONGEST_PATH ? '/404' : path };
  request.headers['x-page-host'] = { value: SITE_HOST || request.headers.host!.value };
  if (isRobotsFile) return request;
  request.headers['x-page-query'] = { value: queryOf(request) };
  request.headers['x-page-language'] = { value: languageOf(request) };
  return request;
}
