import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Service } from '../Service';
import { callFunctionUrl, type Invoke } from './callFunctionUrl';
import { compileViewerFunction, type RoutedRequest } from './compileViewerFunction';
import { decodePath } from './decodePath';
import type { Behaviour, Distribution, Origin } from './Distribution';
import type { OriginResponse } from './OriginResponse';
import { PageCache } from './PageCache';
import { readWebFiles } from './readWebFiles';
import { toViewerRequest } from './toViewerRequest';
import { WebFile } from './WebFile';

const forever = 'public, max-age=31536000, immutable';

/**
 * The response of S3 for a missing key, if the caller may list the bucket (otherwise S3 responds with 403).
 */
const missing: OriginResponse = {
  status: 404,
  headers: {},
  file: new WebFile(Buffer.from('<Error><Code>NoSuchKey</Code></Error>'), 'application/xml'),
};

const refused: OriginResponse = {
  status: 403,
  headers: {},
  file: new WebFile(Buffer.from('{"Message":"Forbidden"}'), 'application/json'),
};

/**
 * A response of the CloudFront distribution. `isCached` says whether it comes from the distribution's cache.
 */
type Fetched = OriginResponse & { isCached?: boolean };

/**
 * Creates the service that serves the built web app as the CloudFront distribution does: with its headers,
 * functions, origins and cache. The files in `folder` are used in place of the S3 bucket with the web app.
 */
export function createWebsite(folder: string, distribution: Distribution, invoke: Invoke): Service {
  const files = readWebFiles(folder);
  const cache = new PageCache(distribution.errorSeconds);
  const compiled = new Map(
    [distribution.default, ...distribution.others].flatMap(({ viewerFunction }) =>
      viewerFunction === null ? [] : [[viewerFunction, compileViewerFunction(viewerFunction)] as const],
    ),
  );

  const fromBucket = (uri: string): OriginResponse => {
    const path = decodePath(uri);
    const file = files.get(path);
    if (!file) return missing;
    const control = path.startsWith('/assets/') ? forever : 'no-cache';
    return { status: 200, headers: { 'cache-control': control, etag: file.etag }, file };
  };

  async function ask(origin: Origin | undefined, behaviour: Behaviour, { request }: RoutedRequest) {
    if (origin?.kind !== 'function') return fromBucket(request.uri);
    if (!origin.isPermitted) return refused;
    const names = behaviour.cache?.headers ?? [];
    const headers = Object.fromEntries(names.map((name) => [name, request.headers[name]?.value ?? '']));
    const { method, uri: path } = request;
    return callFunctionUrl(invoke, origin.functionArn, { method, path, headers });
  }

  async function fetchPage(behaviour: Behaviour, routed: RoutedRequest): Promise<Fetched> {
    const { request, originId } = routed;
    const selected = distribution.origins.filter(({ id }) => id === originId);
    if (originId !== null && selected.length === 0) throw new Error(`There is no origin ${originId}`);
    const [primary, secondary] = originId === null ? behaviour.origins : selected;
    if (primary?.kind !== 'function' || !behaviour.cache) return ask(primary, behaviour, routed);
    const values = behaviour.cache.headers.map((name) => request.headers[name]?.value ?? '');
    const key = JSON.stringify([request.uri, ...values]);
    const known = cache.find(key);
    if (known) return { ...known, isCached: true };
    const first = await ask(primary, behaviour, routed);
    const isFailed = secondary !== undefined && behaviour.failover.includes(first.status);
    const response = isFailed ? await ask(secondary, behaviour, routed) : first;
    cache.store(key, response, behaviour.cache);
    return response;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodePath(request.url);
    const behaviour =
      distribution.others.find(({ prefix }) => path.startsWith(`${prefix}/`)) ?? distribution.default;
    for (const [name, value] of Object.entries(behaviour.headers)) response.setHeader(name, value);
    if (!behaviour.methods.includes(request.method ?? '')) {
      response.writeHead(405, { allow: behaviour.methods.join(', ') }).end();
      return;
    }
    const viewer = toViewerRequest(request);
    const route = compiled.get(behaviour.viewerFunction ?? '');
    let routed: RoutedRequest;
    try {
      routed = route ? route(viewer) : { request: viewer, originId: null };
    } catch (error) {
      console.error('The CloudFront function failed:', error);
      response.writeHead(503).end('The CloudFront function failed; see the output of the local cloud.');
      return;
    }
    const { status, headers, file, isCached } = await fetchPage(behaviour, routed);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('vary', 'accept-encoding');
    response.setHeader('x-cache', `${isCached ? 'Hit' : 'Miss'} from cloudfront`);
    if (headers.etag !== undefined && request.headers['if-none-match'] === headers.etag) {
      response.writeHead(304).end();
      return;
    }
    const { encoding, content } = await file.encoded(String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(status, {
      'content-type': file.type,
      'content-length': content.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : content);
  }

  return { handle, stop: () => Promise.resolve() };
}
