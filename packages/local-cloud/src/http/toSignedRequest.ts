import type { IncomingMessage } from 'node:http';
import type { SignedRequest } from '../Authenticator';

/** A request as its sender signed it: with the path before the front door stripped the prefix. */
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
