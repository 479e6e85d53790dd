import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResultOf } from '@graphql-typed-document-node/core';
import type { Person } from '../support/api/Person';
import { type Answer, query, type TypedDocument } from '../support/api/query';
import { given } from '../support/given';
import { dataFolder } from '../support/stack/dataFolder';
import type { RunningStack } from '../support/stack/RunningStack';
import { startStack } from '../support/stack/startStack';
import { graphql } from '../support/graphql';

const suite = process.env.ENISHI_URL ?? '';
let stack: RunningStack;

const documents = {
  jobs: graphql(`
    query Jobs($from: Int) {
      searchOpenJobs(limit: 50, from: $from) {
        items {
          id
        }
      }
    }
  `),
  keep: graphql(`
    mutation Keep($input: CreateUserFavoriteOpenJobsInput!) {
      createUserFavoriteOpenJobs(input: $input) {
        id
      }
    }
  `),
  stored: graphql(`
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
  `),
  indexed: graphql(`
    query Indexed($from: Int) {
      searchUserFavoriteOpenJobs(limit: 50, from: $from) {
        items {
          id
        }
      }
    }
  `),
};

type Items = { items: { id: string }[]; nextToken?: string | null };

/** Reads all pages of a search, and returns the ids of the records that are found. */
async function pages(
  document: TypedDocument<Record<string, Items>>,
  field: string,
  as: Person,
): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { data: answer, errors } = await query(document, { from: ids.length }, as);
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
    const answer: Answer<ResultOf<typeof documents.stored>> = await query(
      documents.stored,
      { sub, nextToken },
      { token },
    );
    expect(answer.errors).toEqual([]);
    const kept = answer.data?.getUser?.favoriteOpenJobs;
    ids.push(...(kept?.items ?? []).map(({ id }) => id));
    nextToken = kept?.nextToken ?? null;
  } while (nextToken !== null);
  return ids;
}

beforeAll(async () => {
  stack = await startStack({ args: ['--no-web'] });
  process.env.ENISHI_URL = stack.origin;
}, 900_000);
afterAll(async () => {
  await stack.stop();
  stack.forget();
  process.env.ENISHI_URL = suite;
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
      const { data: kept } = await query(documents.keep, { input }, person);
      if (kept?.createUserFavoriteOpenJobs) acknowledged.push(kept.createUserFavoriteOpenJobs.id);
      if (acknowledged.length === killedAfter) killed ??= killAll();
    }
  };
  await Promise.allSettled(Array.from({ length: 50 }, writer));
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(killedAfter);
  expect(work.length).toBeGreaterThan(0);

  const { port } = stack;
  stack = await startStack({ port, args: ['--no-web'] });
  const stored = (await Promise.all(people.map(storedIds))).flat();
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  const indexed = [];
  for (const person of people)
    indexed.push(...(await pages(documents.indexed, 'searchUserFavoriteOpenJobs', person)));
  expect(indexed.sort()).toEqual(stored.sort());
});

/**
 * Kills all processes of the stack, as a power failure would: also the database engine, which is in a process
 * group of its own.
 */
async function killAll(): Promise<void> {
  const file = join(dataFolder(stack.port), String(stack.port), 'data', 'dynamodb', 'process');
  const { pid } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number };
  process.kill(pid, 'SIGKILL');
  await stack.stop('kill');
}
