import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@enishi/local-cloud/processes';
import type { Person } from '../support/api/Person';
import { query, type Answer } from '../support/api/query';
import { signIn } from '../support/api/signIn';
import { given } from '../support/given';
import { runLocal } from '../support/stack/runLocal';
import type { RunningStack } from '../support/stack/RunningStack';
import { startStack } from '../support/stack/startStack';

jest.setTimeout(180_000);

const suite = process.env.ENISHI_URL ?? '';
let port: number;
let data: string;
let first: Awaited<ReturnType<typeof runLocal>>;
let stack: RunningStack;

const documents = {
  jobs: /* GraphQL */ `
    query Jobs($from: Int) {
      searchOpenJobs(limit: 50, from: $from) {
        items {
          id
        }
      }
    }
  `,
  keep: /* GraphQL */ `
    mutation Keep($input: CreateUserFavoriteOpenJobsInput!) {
      createUserFavoriteOpenJobs(input: $input) {
        id
      }
    }
  `,
  stored: /* GraphQL */ `
    query Stored($sub: ID!, $nextToken: String) {
      getUser(sub: $sub) {
        favoriteOpenJobs(limit: 100, nextToken: $nextToken) {
          items {
            id
          }
          nextToken
        }
      }
    }
  `,
  indexed: /* GraphQL */ `
    query Indexed($from: Int) {
      searchUserFavoriteOpenJobs(limit: 50, from: $from) {
        items {
          id
        }
      }
    }
  `,
};

type Items = { items: { id: string }[]; nextToken?: string | null };
type Stored = { getUser: { favoriteOpenJobs: Items } };

/** Reads all pages of a search, and returns the ids of the records that are found. */
async function pages(document: string, field: string, as: Person): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { data: answer, errors } = await query<Record<string, Items>>(document, { from: ids.length }, as);
    expect(errors).toEqual([]);
    const items = answer?.[field]?.items ?? [];
    if (items.length === 0) return ids;
    ids.push(...items.map(({ id }) => id));
  }
}

/** Returns the ids of a person's keeps (saved jobs) from the table, not from the search index. */
async function storedIds({ sub, token }: Person): Promise<string[]> {
  const ids: string[] = [];
  let nextToken: string | null = null;
  do {
    const answer: Answer<Stored> = await query<Stored>(documents.stored, { sub, nextToken }, { token });
    expect(answer.errors).toEqual([]);
    const kept = answer.data?.getUser.favoriteOpenJobs;
    ids.push(...(kept?.items ?? []).map(({ id }) => id));
    nextToken = kept?.nextToken ?? null;
  } while (nextToken !== null);
  return ids;
}

beforeAll(async () => {
  port = await freePort();
  data = join(__dirname, '..', '..', '.local', 'test', String(port));
  rmSync(data, { recursive: true, force: true });
  first = await runLocal('main', port, data, ['--no-web', '--until-ready']);
  stack = await startStack({ port, args: ['--no-web'] });
  process.env.ENISHI_URL = stack.origin;
});
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

test('a copy killed under 50 writers restarts with every acknowledged write, and the index agrees', async () => {
  const people = [await given.aTalent(), await given.aTalent(), await given.aTalent()];
  const jobs = await pages(documents.jobs, 'searchOpenJobs', people[0] as Person);
  const work = jobs.flatMap((openJobID) => people.map((person) => ({ person, openJobID })));
  const killedAfter = 120;
  expect(work.length).toBeGreaterThan(2 * killedAfter);
  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;
  const writer = async () => {
    for (let next = work.pop(); next; next = work.pop()) {
      const { person, openJobID } = next;
      const input = { userID: person.sub, openJobID };
      const { data: kept } = await query<Record<string, { id: string }>>(documents.keep, { input }, person);
      if (kept?.createUserFavoriteOpenJobs) acknowledged.push(kept.createUserFavoriteOpenJobs.id);
      if (acknowledged.length === killedAfter) killed ??= killAll();
    }
  };
  await Promise.allSettled(Array.from({ length: 50 }, writer));
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(killedAfter);
  expect(work.length).toBeGreaterThan(0);

  stack = await startStack({ port, args: ['--no-web'] });
  const stored = (await Promise.all(people.map(storedIds))).flat();
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  const indexed = [];
  for (const person of people)
    indexed.push(...(await pages(documents.indexed, 'searchUserFavoriteOpenJobs', person)));
  expect(indexed.sort()).toEqual(stored.sort());
});

test('a copy stopped by Ctrl-C frees its ports at once and keeps its data and users', async () => {
  const person = await given.aTalent();
  await stack.stop();
  await expect(fetch(`${stack.origin}/config.json`)).rejects.toThrow();
  await expect(fetch(`http://127.0.0.1:${port + 1}`)).rejects.toThrow();
  stack = await startStack({ port, args: ['--no-web'] });
  expect((await signIn(person.email)).sub).toBe(person.sub);
  const answer = await query(
    'query Me($sub: ID!) { getUser(sub: $sub) { displayName } }',
    { sub: person.sub },
    person,
  );
  expect(answer.data).toEqual({ getUser: { displayName: 'ゆいこ' } });
});

test('reset deletes the data of its port when nothing runs on it', async () => {
  await stack.stop();
  expect((await runLocal('reset', port, data)).code).toBe(0);
  expect(existsSync(join(data, String(port)))).toBe(false);
  stack = await startStack({ port, args: ['--memory', '--empty', '--no-web'] });
});

test('--memory stores nothing, --empty has no users, --no-web serves no web app', async () => {
  expect(existsSync(join(data, String(port), 'data'))).toBe(false);
  await expect(signIn('talent@example.com')).rejects.toMatchObject({ name: 'UserNotFoundException' });
  expect((await fetch(stack.origin)).status).toBe(404);
  const { data: catalogue } = await query<Record<string, Items>>(
    'query { listPrefactures(limit: 100) { items { id } } }',
    {},
    'guest',
  );
  expect(catalogue?.listPrefactures?.items).toHaveLength(47);
});

/**
 * Kills all processes of the stack, as a power failure would: also the database engine, which is in a process
 * group of its own.
 */
async function killAll(): Promise<void> {
  const file = join(data, String(port), 'data', 'dynamodb', 'process');
  const { pid } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number };
  process.kill(pid, 'SIGKILL');
  await stack.stop('kill');
}
