import type { IncomingMessage } from 'node:http';
import type { SignedRequest } from '../../../Authenticator';

/** A request with the address that its sender signed, before the front door took its prefix away. */
export function signedRequest(request: IncomingMessage, body: string): SignedRequest {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value ?? ''].flat().join(',')]),
  );
  return {
    method: request.method ?? 'GET',
    url: headers['x-original-url'] ?? request.url ?? '/',
    headers,
    body,
  };
}
