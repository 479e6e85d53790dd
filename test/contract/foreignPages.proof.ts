import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { withChromium } from '../support/browser/withChromium';
import { listeningPorts } from '../support/foreign/listeningPorts';
import { probes } from '../support/foreign/probes';
import { writtenByPages } from '../support/foreign/writtenByPages';
import type { RunningStack } from '../support/stack/RunningStack';
import { startStack } from '../support/stack/startStack';

const suite = process.env.ENISHI_URL ?? '';
let stack: RunningStack;
let site: Server;

beforeAll(async () => {
  stack = await startStack({ args: ['--empty', '--no-web'], settings: { LOCAL_CHAOS: 'stale' } });
  process.env.ENISHI_URL = stack.origin;
  site = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>attacker</title>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
}, 900_000);
afterAll(async () => {
  site.close();
  await stack.stop();
  stack.forget();
  process.env.ENISHI_URL = suite;
});

interface Listener {
  host: string;
  port: number;
}

/** Each address has a name of its own, which resolves to it as after DNS rebinding. */
const nameOf = ({ host }: Listener) => `rebound-${host.replaceAll('.', '-')}.example.com`;

test('a page of another site reads and writes nothing in Chromium, also when its name resolves to the port', async () => {
  const listeners = listeningPorts(stack.pid);
  const rules = listeners.map((listener) => `MAP ${nameOf(listener)} ${listener.host}`);
  const browser = await withChromium((options) =>
    chromium.launch({
      ...options,
      args: [
        ...(options.args ?? []),
        `--host-resolver-rules=${['MAP attacker.example.com 127.0.0.1', ...rules].join(',')}`,
      ],
    }),
  );
  try {
    const page = await browser.newPage();
    const { port } = site.address() as AddressInfo;
    await page.goto(`http://attacker.example.com:${port}/`);
    const targets = listeners.flatMap((listener) => [
      `http://${listener.host}:${listener.port}`,
      `http://${nameOf(listener)}:${listener.port}`,
    ]);
    const send = (from: readonly string[]) =>
      page.evaluate(
        async ([urls, sent]) => {
          const readable: string[] = [];
          for (const url of urls)
            for (const { method, path, headers, body } of sent)
              for (const mode of ['cors', 'no-cors'] as const) {
                const content = method === 'POST' ? { body } : {};
                const given = mode === 'cors' ? { headers } : {};
                try {
                  const answer = await fetch(`${url}${path}`, { method, mode, ...given, ...content });
                  if (answer.ok) readable.push(`${mode} ${method} ${url}${path}`);
                } catch {
                  // Not readable.
                }
              }
          return readable;
        },
        [from, probes] as const,
      );
    expect(await send(targets)).toEqual([]);
    // After rebinding, the page's own origin is the port. It is opened there, so that its requests are its own origin's.
    for (const listener of listeners) {
      const own = `http://${nameOf(listener)}:${listener.port}`;
      const opened = await page.goto(`${own}/`).catch((error: unknown) => String(error));
      const seen = typeof opened === 'string' ? /ERR_\w+/.exec(opened)?.[0] : opened?.status();
      expect([403, 'ERR_UNSAFE_PORT']).toContain(seen);
      expect(await send([own])).toEqual([]);
    }
    expect(await writtenByPages(stack)).toEqual([]);
    console.info(`figure: ${targets.length} addresses, ${probes.length} requests to each in two modes`);
  } finally {
    await browser.close();
  }
});
