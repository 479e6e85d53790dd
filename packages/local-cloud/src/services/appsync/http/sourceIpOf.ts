import type { IncomingMessage } from 'node:http';

/** `ctx.identity.sourceIp`: what proxies say, then the connection's own address. */
export function sourceIpOf(request: IncomingMessage): string[] {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const addresses = [...forwarded.map((address) => address.trim()), request.socket.remoteAddress ?? ''];
  return addresses.filter((address) => address !== '');
}
