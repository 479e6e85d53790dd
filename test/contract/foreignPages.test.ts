import { request } from 'node:http';
import { listeningPorts } from '../support/foreign/listeningPorts';
import { probes } from '../support/foreign/probes';
import { writtenByPages } from '../support/foreign/writtenByPages';
import type { RunningStack } from '../support/stack/RunningStack';
import { startStack } from '../support/stack/startStack';

const suite = process.env.ENISHI_URL ?? '';
let stack: RunningStack;

beforeAll(async () => {
  // With the proxy that makes trouble, so that every server is open.
  stack = await startStack({ args: ['--empty', '--no-web'], settings: { LOCAL_CHAOS: 'stale' } });
  process.env.ENISHI_URL = stack.origin;
}, 900_000);
afterAll(async () => {
  await stack.stop();
  stack.forget();
  process.env.ENISHI_URL = suite;
});

/** Whether browsers send nothing to a port. Node's fetch has the list of the Fetch standard. */
const isBlocked = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => false,
    (error: unknown) => String((error as Error).cause).includes('bad port'),
  );

interface Listener {
  host: string;
  port: number;
}

const statusOf = ({ host, port }: Listener, probe: (typeof probes)[number], headers: object) =>
  new Promise<string>((resolve) => {
    const { method, path, body } = probe;
    const sent = request(
      { host, port, method, path, headers: { ...probe.headers, ...headers } },
      (answer) => {
        answer.resume();
        const isReadable = answer.headers['access-control-allow-origin'] !== undefined;
        resolve(`${answer.statusCode}${isReadable ? ' readable' : ''}`);
      },
    );
    // A server that hangs up without an answer; what it has stored, `writtenByPages` finds.
    sent.on('error', () => resolve('closed'));
    sent.end(body);
  });

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a page of another site reaches no port of a copy: nothing is read, nothing is written', async () => {
  const listeners = listeningPorts(stack.pid);
  // Front door, search, S3, engine, and the proxy before the engine.
  expect(listeners).toHaveLength(5);
  const open: string[] = [];
  for (const listener of listeners) {
    if (await isBlocked(listener.port)) continue;
    for (const probe of probes)
      for (const headers of [
        { host: `attacker.example.com:${listener.port}` },
        { origin: 'http://attacker.example.com' },
        { origin: `http://127.0.0.1:${stack.port + 999}` },
        { origin: 'null' },
      ]) {
        const status = await statusOf(listener, probe, headers);
        // S3 refuses what nobody has signed, and asks the bucket's rules about the Origin.
        const refusals = listener.port === stack.port + 3 ? ['403', '404', '405'] : ['403'];
        if (!refusals.includes(status))
          open.push(
            `${listener.port - stack.port} ${probe.method} ${probe.path} ${JSON.stringify(headers)} ${status}`,
          );
      }
  }
  expect(open).toEqual([]);
  expect(await writtenByPages(stack)).toEqual([]);
});
