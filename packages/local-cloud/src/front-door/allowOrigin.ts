import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLocalOrigin } from './localNames';

const exposed = 'etag, x-amzn-errortype, x-amzn-requestid, x-amz-function-error';

/**
 * Lets pages of this machine, on any port, call the services.
 * @returns true when the request was a preflight and is answered
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !isLocalOrigin(origin)) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', exposed);
  response.setHeader('vary', 'origin');
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return false;
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
  });
  response.end();
  return true;
}
