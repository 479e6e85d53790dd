import type { IncomingMessage } from 'node:http';
import type { SignedRequest } from '../Authenticator';

/**
 * Returns an HTTP request as its client signed it: with the original path, from which the front door has removed the
 * mount prefix.
 */
export function toSignedRequest(request: IncomingMessage, body: string | Uint8Array): SignedRequest {
  const { 'x-original-url': original, ...headers } = request.headers;
  return {
    method: request.method ?? 'GET',
    url: String(original ?? request.url),
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ),
    body,
  };
}
