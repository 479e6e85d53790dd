import type { IncomingMessage } from 'node:http';
import type { ViewerRequest } from './compileViewerFunction';

/**
 * Converts an HTTP request to the format of CloudFront functions. The path stays as the client sent it. The
 * header `cloudfront-forwarded-proto` is added, as CloudFront does. `querystring` and `cookies` are empty,
 * because no emulated cache behavior forwards them.
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
