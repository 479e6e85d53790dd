import type { IncomingMessage } from 'node:http';
import type { ViewerRequest } from './compileViewerFunction';

/**
 * Returns a request as CloudFront passes it to functions: its path as it was sent, and its headers together with those
 * that CloudFront adds. Cookies and query strings are left out, because no behavior forwards them here.
 */
export function toViewerRequest({ method = 'GET', url = '/', headers }: IncomingMessage): ViewerRequest {
  const sent = Object.entries(headers).map(([name, value]) => [name, { value: String(value ?? '') }]);
  return {
    method,
    uri: url.split('?', 1)[0] || '/',
    querystring: {},
    headers: { ...Object.fromEntries(sent), 'cloudfront-forwarded-proto': { value: 'http' } },
    cookies: {},
  };
}
