import type { IncomingMessage } from 'node:http';

const localNames = ['127.0.0.1', 'localhost'];

/**
 * Returns whether a request may come from a web page that has no business with the server. All servers of the local
 * cloud ask this before they answer. A page whose domain resolves to 127.0.0.1 (DNS rebinding) sends its own name as
 * Host; any other page sends its Origin with everything that changes something.
 * @param sitePort port of the web app, whose pages may call the server; null if no page may
 */
export function isForeign({ headers }: Pick<IncomingMessage, 'headers'>, sitePort: number | null): boolean {
  const { host = '', origin } = headers;
  if (!localNames.includes(host.replace(/:\d+$/, ''))) return true;
  // Only browsers send this header, also where they omit the Origin.
  if (sitePort === null) return origin !== undefined || headers['sec-fetch-site'] !== undefined;
  return origin !== undefined && !localNames.some((name) => origin === `http://${name}:${sitePort}`);
}
