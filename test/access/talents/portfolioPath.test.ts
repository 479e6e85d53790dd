import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { given } from '../../support/given';
import { unique } from '../../support/unique';
import { records } from '../records';
import { graphql } from '../../support/graphql';

const { send } = records;

let talent: Person;
let other: Person;
let admin: Person;
const slug = () => unique.word('p-');

const take = async (portfolioPath: string | null, as: Person) =>
  (await send('update', 'User', { sub: as.sub, portfolioPath }, as, 'sub portfolioPath')).error;

async function at(path: string, as: Caller): Promise<Record<string, unknown> | null | undefined> {
  const document = graphql(`
    query At($path: String!) {
      getUserByPath(path: $path) {
        sub
        displayName
        name
        email
        tel
        isPrivate
        workHistories {
          items {
            id
          }
        }
        applies {
          items {
            id
          }
        }
      }
    }
  `);
  const { data, errors } = await query(document, { path }, as);
  expect(errors).toEqual([]);
  return data?.getUserByPath;
}

beforeAll(async () => {
  const contact = { tel: '03-1234-5678' };
  [talent, other, admin] = [
    await given.aTalent(contact),
    await given.aTalent(),
    await given.theAdministrator(),
  ];
});

test('the URL of a portfolio leads to the profile as each viewer may see it', async () => {
  const path = slug();
  expect(await take(path, talent)).toBeUndefined();
  for (const as of [other, 'guest'] as const) {
    expect(await at(path, as)).toEqual({
      sub: talent.sub,
      displayName: 'ゆいこ',
      name: null,
      email: null,
      tel: null,
      isPrivate: null,
      workHistories: null,
      applies: null,
    });
  }
  expect(await at(path, talent)).toMatchObject({
    name: '縁 結子',
    tel: '03-1234-5678',
    applies: { items: [] },
  });
  expect(await at(path, admin)).toMatchObject({ name: '縁 結子', tel: null });
  await send('update', 'User', { sub: talent.sub, isPrivate: true }, talent, 'sub');
  expect(await at(path, other)).toBeNull();
  expect(await at(path, talent)).toMatchObject({ sub: talent.sub });
  await send('update', 'User', { sub: talent.sub, isPrivate: false }, talent, 'sub');
});

test('belongs to one person at a time, and is free again after they change it', async () => {
  const [first, second] = [slug(), slug()];
  expect(await take(first, talent)).toBeUndefined();
  expect((await take(first, other))?.errorType).toBe('Conflict');
  expect(await take(first, talent)).toBeUndefined();
  expect(await take(second, talent)).toBeUndefined();
  expect(await at(first, 'guest')).toBeNull();
  expect(await take(first, other)).toBeUndefined();
  expect(await at(first, 'guest')).toMatchObject({ sub: other.sub });
  expect(await at(second, 'guest')).toMatchObject({ sub: talent.sub });
  expect(await take(null, talent)).toBeUndefined();
  expect(await at(second, 'guest')).toBeNull();
});

test('one of five concurrent requests for the same URL succeeds', async () => {
  const path = slug();
  const people = await Promise.all(Array.from({ length: 5 }, () => given.aTalent()));
  const errors = await Promise.all(people.map((person) => take(path, person)));
  expect(errors.filter((error) => !error)).toHaveLength(1);
  expect(new Set(errors.filter((error) => error).map((error) => error?.errorType))).toEqual(
    new Set(['Conflict']),
  );
});

const isFree = async (path: string, as: Person): Promise<boolean | undefined> => {
  const document = graphql(`
    query Free($path: String!) {
      isPortfolioPathFree(path: $path)
    }
  `);
  const { data, errors } = await query(document, { path }, as);
  expect(errors).toEqual([]);
  return data?.isPortfolioPathFree;
};

test('a path is free until another talent has it', async () => {
  const path = slug();
  expect(await isFree(path, talent)).toBe(true);
  expect(await take(path, talent)).toBeUndefined();
  expect([await isFree(path, talent), await isFree(path, other)]).toEqual([true, false]);
  expect(await take(null, talent)).toBeUndefined();
  expect(await isFree(path, other)).toBe(true);
});

test.each(['admin', 'jobs', 'Talent', '-a', 'ab', '', 'x'.repeat(31)])(
  '%s is free for nobody, because no portfolio may have it',
  async (path) => expect(await isFree(path, talent)).toBe(false),
);

test('nobody can set the URL of another person', async () => {
  const document = { sub: talent.sub, portfolioPath: slug() };
  expect((await send('update', 'User', document, other, 'sub')).error?.errorType).toBe('NotFound');
});

describe('the list of public portfolios', () => {
  const LIST = graphql(`
    query List($nextToken: String) {
      listPublicPortfolios(limit: 100, nextToken: $nextToken) {
        items {
          path
          updatedAt
        }
        nextToken
      }
    }
  `);
  interface Page {
    listPublicPortfolios: { items: { path: string }[]; nextToken: string | null };
  }

  async function listed(as: Caller): Promise<string[]> {
    const paths: string[] = [];
    let nextToken: string | null = null;
    do {
      const { data, errors }: { data?: Page | null; errors: unknown } = await query(LIST, { nextToken }, as);
      expect(errors).toEqual([]);
      paths.push(...(data?.listPublicPortfolios.items ?? []).map(({ path }) => path));
      nextToken = data?.listPublicPortfolios.nextToken ?? null;
    } while (nextToken);
    return paths;
  }

  test('has the same paths for everybody: those whose profile a guest may read', async () => {
    const [path, former] = [slug(), slug()];
    const person = await given.aTalent();
    for (const taken of [former, path]) expect(await take(taken, person)).toBeUndefined();
    for (const as of ['guest', person, admin] as const) {
      const paths = await listed(as);
      expect(paths).toContain(path);
      expect(paths).not.toContain(former);
      expect(new Set(paths).size).toBe(paths.length);
    }
    await send('update', 'User', { sub: person.sub, isPrivate: true }, person, 'sub');
    for (const as of ['guest', person, admin] as const) expect(await listed(as)).not.toContain(path);
    await send('update', 'User', { sub: person.sub, isPrivate: false }, person, 'sub');
    expect(await take(null, person)).toBeUndefined();
    expect(await listed('guest')).not.toContain(path);
  });
});
