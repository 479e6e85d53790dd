import type { IncomingMessage } from 'node:http';
import type { ViewerRequest } from './compileViewerFunction';

/**
 * Converts an HTTP request to the format in which CloudFront passes it to CloudFront functions: the path
 * exactly as the client sent it, and the headers, including one that CloudFront adds. Cookies and query
 * strings are left out, because no emulated cache behavior forwards them.
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
