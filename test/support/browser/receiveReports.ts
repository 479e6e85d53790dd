import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

interface Reports {
  /** Everything that has been received, in the order of arrival. */
  bodies: Buffer[];
  stop(): void;
}

/**
 * Starts an HTTP server that stores what it receives, and redirects the page's requests to `host` to this
 * server. The page's content security policy applies to these requests as to requests to the real host.
 */
export async function receiveReports(page: Page, host: string): Promise<Reports> {
  const bodies: Buffer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => bodies.push(Buffer.concat(chunks)));
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route(`https://${host}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` });
    // A page that is being closed takes no answer any more.
    if (!page.isClosed()) await route.fulfill({ response }).catch(() => undefined);
  });
  return { bodies, stop: () => void server.close() };
}
