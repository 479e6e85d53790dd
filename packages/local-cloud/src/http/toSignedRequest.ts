import type { IncomingMessage } from 'node:http';
import type { SignedRequest } from '../Authenticator';

/**
 * Returns an HTTP request as its client signed it. The path is the original one, from which the front door
 * had removed the mount prefix.
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
