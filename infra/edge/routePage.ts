/** The request of a viewer, as CloudFront passes it to a function. */
interface Request {
  uri: string;
  headers: Record<string, { value: string }>;
}

/** The helpers that CloudFront's module `cloudfront` provides. */
interface Helpers {
  selectRequestOriginById(id: string): void;
}

/** CloudFront refuses requests with a longer header. No page of the app has a path that is nearly as long. */
const LONGEST_PATH = 1_000;

/** The first segments of paths that are answered with the plain page. The deployment inserts the list. */
declare const UNLISTED_AREAS: readonly string[];

/**
 * The CloudFront function of the default behavior. It decides who answers a path: the bucket, for files and for paths
 * that no robot reads, or the function `render-page`, which gets path and host in headers, so that the same request
 * finds the plain page in the bucket when that function fails.
 *
 * CloudFront runs it in a small JavaScript engine: without classes, destructuring, spreading and optional chaining.
 */
export function routePage(request: Request, cf: Helpers): Request {
  const path = request.uri;
  const area = path.split('/')[1]!.toLowerCase();
  const isRobotsFile = path === '/sitemap.xml' || path === '/robots.txt';
  const isFile = /^\/(assets|share)\//.test(path) || /^\/[^/]+\.[a-z0-9]+$/.test(path);
  delete request.headers['x-page-path'];
  delete request.headers['x-page-host'];
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
  request.headers['x-page-host'] = { value: request.headers.host!.value };
  return request;
}
