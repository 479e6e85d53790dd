import type { IncomingMessage, ServerResponse } from 'node:http';

/** AWS answers browsers of every origin: who may do what is said by tokens and signatures. */
export function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader('access-control-expose-headers', 'x-amzn-requestid, x-amzn-errortype');
  response.setHeader('access-control-max-age', '86400');
}
