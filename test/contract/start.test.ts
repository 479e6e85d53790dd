import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { engineAddress } from '@enishi/local-cloud/dynamodb';
import { assertPortFree, freePort } from '@enishi/local-cloud/processes';
import { query } from '../support/api/query';
import { signIn } from '../support/api/signIn';
import { given } from '../support/given';
import { dataFolder } from '../support/stack/dataFolder';
import { runLocal } from '../support/stack/runLocal';
import type { RunningStack } from '../support/stack/RunningStack';
import { startStack } from '../support/stack/startStack';
import { readJson } from '../support/api/readJson';
import { graphql } from '../support/graphql';

const suite = process.env.ENISHI_URL ?? '';
let port: number;
let data: string;
let first: Awaited<ReturnType<typeof runLocal>>;
let stack: RunningStack;

beforeAll(async () => {
  port = await freePort();
  data = dataFolder(port);
  rmSync(data, { recursive: true, force: true });
  first = await runLocal('main', port, data, ['--no-web', '--until-ready']);
  stack = await startStack({ port, args: ['--no-web'] });
  process.env.ENISHI_URL = stack.origin;
}, 900_000);
afterAll(async () => {
  await stack.stop();
  stack.forget();
  process.env.ENISHI_URL = suite;
});

test('two copies run in parallel with separate users', async () => {
  const person = await given.aNewcomer();
  expect(person.token).toBeTruthy();
  const { userPoolClientId, local } = (await (await fetch(`${suite}/config.json`)).json()) as {
    userPoolClientId: string;
    local: { userPoolEndpoint: string };
  };
  const elsewhere = await fetch(local.userPoolEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword',
    },
    body: JSON.stringify({ ClientId: userPoolClientId, Username: person.email }),
  });
  expect(elsewhere.headers.get('x-amzn-errortype')).toContain('UserNotFound');
});

test('a first start uses the data seeded by the installation, and --until-ready stops it when ready', () => {
  expect(first.code).toBe(0);
  expect(first.output).toMatch(/^ready in \d/m);
  expect(first.output).not.toContain('Seeded');
});

test('a second start, or a reset, on data in use stops with one sentence', async () => {
  for (const program of ['main', 'reset'] as const) {
    const { code, output } = await runLocal(program, port, data);
    expect(code).toBe(1);
    expect(output).toMatch(/^The data in .+ is in use by process \d+: stop that one first\.\n$/);
  }
  expect((await fetch(`${stack.origin}/config.json`)).status).toBe(200);
});

test('a port in use, an invalid port and an unknown option each stop the start with one sentence', async () => {
  const taken = await freePort();
  const other = createServer().listen(taken, '127.0.0.1');
  const blocked = await runLocal('main', taken, data, ['--memory']);
  other.close();
  expect(blocked).toEqual({
    code: 1,
    output: expect.stringMatching(/^Port \d+ is in use by another program: .+\n$/),
  });
  expect((await runLocal('main', 80, data)).output).toMatch(/^PORT must be a number/);
  expect((await runLocal('main', taken, data, ['--colour'])).output).toMatch(/^Unknown option '--colour'/);
});

/** Starts another copy for a test, which asks it in `work`, and removes it afterwards. */
async function withCopy(args: string[], work: (copy: RunningStack) => Promise<void>): Promise<void> {
  const copy = await startStack({ args });
  try {
    process.env.ENISHI_URL = copy.origin;
    await work(copy);
  } finally {
    process.env.ENISHI_URL = stack.origin;
    await copy.stop();
    copy.forget();
  }
}

test('a copy stopped by Ctrl-C frees its ports at once and keeps its data and users', () =>
  withCopy(['--empty', '--no-web'], async (copy) => {
    const person = await given.aTalent();
    await copy.stop();
    await expect(fetch(`${copy.origin}/config.json`)).rejects.toThrow();
    const engine = engineAddress(copy.port);
    await assertPortFree(engine.port, engine.host);
    const again = await startStack({ port: copy.port, args: ['--empty', '--no-web'] });
    try {
      expect((await signIn(person.email)).sub).toBe(person.sub);
      const answer = await query(
        graphql(`
          query Me($sub: ID!) {
            getUser(sub: $sub) {
              displayName
            }
          }
        `),
        { sub: person.sub },
        person,
      );
      expect(answer.data).toEqual({ getUser: { displayName: 'ゆいこ' } });
    } finally {
      await again.stop();
    }
  }));

test('reset deletes the data of its port when nothing runs on it', () =>
  withCopy(['--empty', '--no-web'], async (copy) => {
    await copy.stop();
    const own = dataFolder(copy.port);
    expect(existsSync(join(own, String(copy.port)))).toBe(true);
    expect((await runLocal('reset', copy.port, own)).code).toBe(0);
    expect(existsSync(join(own, String(copy.port)))).toBe(false);
  }));

test('--no-schedules lets no job run at its time', async () => {
  const jobs = await readJson<{ nextRun: string | null }[]>('/_local/schedules');
  expect(jobs.length).toBeGreaterThan(3);
  expect(jobs.filter(({ nextRun }) => nextRun !== null)).toEqual([]);
});

test('--memory stores nothing, --empty has no users, --no-web serves no web app', () =>
  withCopy(['--memory', '--empty', '--no-web'], async (copy) => {
    expect(existsSync(join(dataFolder(copy.port), String(copy.port), 'data'))).toBe(false);
    await expect(signIn('talent@example.com')).rejects.toMatchObject({ name: 'UserNotFoundException' });
    expect((await fetch(copy.origin)).status).toBe(404);
    const document = graphql(`
      query {
        listPrefactures(limit: 100) {
          items {
            id
          }
        }
      }
    `);
    const { data: catalogue } = await query(document, {}, 'guest');
    expect(catalogue?.listPrefactures.items).toHaveLength(47);
  }));
