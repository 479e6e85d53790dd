import type { IncomingMessage } from 'node:http';

/** `ctx.identity.sourceIp`: the proxies' list, then the connection's own IP. */
export function sourceIpOf(request: IncomingMessage): string[] {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const addresses = [...forwarded.map((address) => address.trim()), request.socket.remoteAddress ?? ''];
  return addresses.filter((address) => address !== '');
}
