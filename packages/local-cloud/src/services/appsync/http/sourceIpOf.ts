import type { IncomingMessage } from 'node:http';

/**
 * Returns the `ctx.identity.sourceIp` of a request: the addresses in `x-forwarded-for`, then the address of the
 * connection.
 */
export function sourceIpOf(request: IncomingMessage): string[] {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const addresses = [...forwarded.map((address) => address.trim()), request.socket.remoteAddress ?? ''];
  return addresses.filter((address) => address !== '');
}
