import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { given } from '../../support/given';
import { graphql } from '../../support/graphql';
import { localTables } from '../../support/localTables';
import { now } from '../../support/now';
import { unique } from '../../support/unique';
import { records } from '../records';
import { accountDocuments } from './accountDocuments';
import { erasure } from './erasure';

const [HOUR, DAY] = [3_600_000, 86_400_000];
const client = localTables.open();
afterAll(() => client.destroy());

const agoIn = (ms: number) => new Date(now() - 14 * DAY + ms).toISOString();
const ask = ({ sub }: Person, as: Caller) => query(accountDocuments.delete, { input: { sub } }, as);
const takeBack = ({ sub }: Person, as: Caller) => query(accountDocuments.cancel, { sub }, as);

async function profileOf({ sub }: Person) {
  const TableName = await localTables.nameOf(client, 'Talent');
  const { Item } = await client.send(
    new GetCommand({ TableName, Key: { pk: sub, sk: 'User' }, ConsistentRead: true }),
  );
  return Item;
}

async function leaving(): Promise<Person> {
  const person = await given.aTalent();
  await ask(person, person);
  return person;
}

/**
 * Creates a person who requested the deletion of their account almost 14 days ago: the 14 days end in `ms`
 * milliseconds.
 */
async function askedAgo(ms: number): Promise<Person> {
  const person = await leaving();
  await erasure.backdate(client, person, { requestedAt: agoIn(ms) });
  return person;
}

test('a deletion request can be withdrawn within 14 days; after that it is Conflict, for everybody', async () => {
  const admin = await given.theAdministrator();
  const [late, early] = [await askedAgo(-HOUR), await askedAgo(HOUR)];
  for (const as of [late, admin])
    expect((await takeBack(late, as)).errors[0]).toMatchObject({
      errorType: 'Conflict',
      message: 'There is no wish to be deleted, or its 14 days are over.',
    });
  expect((await takeBack(early, early)).errors).toEqual([]);
  expect(await profileOf(early)).not.toHaveProperty('deletionRequestedAt');
});

test('nobody can withdraw the request once the erasure of an account has begun', async () => {
  const [admin, person] = [await given.theAdministrator(), await askedAgo(HOUR)];
  await client.send(
    new UpdateCommand({
      TableName: await localTables.nameOf(client, 'Talent'),
      Key: { pk: person.sub, sk: 'User' },
      UpdateExpression: 'SET erasureBeganAt = :now',
      ExpressionAttributeValues: { ':now': new Date(now()).toISOString() },
    }),
  );
  for (const as of [person, admin])
    expect((await takeBack(person, as)).errors[0]?.errorType).toBe('Conflict');
});

test('a withdrawal concurrent with the nightly job succeeds before the end, and does not save an account after it', async () => {
  const admin = await given.theAdministrator();
  const [late, early] = [await askedAgo(-DAY), await askedAgo(DAY)];
  const [, ...answers] = await Promise.all([
    erasure.runTheJob(),
    ...[late, early].map((person) => takeBack(person, admin)),
  ]);
  const [ofLate, ofEarly] = answers.map(({ errors }) => errors[0]?.errorType ?? 'taken back');
  // The profile is there until the job has deleted it.
  expect(['Conflict', 'NotFound']).toContain(ofLate);
  expect(ofEarly).toBe('taken back');
  expect(await profileOf(late)).toBeUndefined();
  expect(await profileOf(early)).toBeDefined();
});

const findPath = graphql(`
  query Leaving($path: String!) {
    getUserByPath(path: $path) {
      sub
    }
  }
`);
const listPaths = graphql(`
  query LeavingPaths($nextToken: String) {
    listPublicPortfolios(limit: 100, nextToken: $nextToken) {
      items {
        path
      }
      nextToken
    }
  }
`);

/** What a guest finds at the path of a portfolio, and whether sitemaps list it. */
async function seenByGuests(path: string) {
  const { data } = await query(findPath, { path }, 'guest');
  const listed: string[] = [];
  let nextToken: string | null | undefined;
  do {
    const page = await query(listPaths, { nextToken }, 'guest');
    listed.push(...(page.data?.listPublicPortfolios.items ?? []).map((item) => `${item?.path}`));
    nextToken = page.data?.listPublicPortfolios.nextToken;
  } while (nextToken);
  return { portfolio: data?.getUserByPath != null, sitemap: listed.includes(path) };
}

test('the portfolio of a leaving person is not public; after a withdrawal it is again', async () => {
  const [person, other] = [await given.aTalent(), await given.aTalent()];
  const path = unique.word('p-');
  await records.send('update', 'User', { sub: person.sub, portfolioPath: path }, person, 'sub');
  expect(await seenByGuests(path)).toEqual({ portfolio: true, sitemap: true });
  await ask(person, person);
  expect(await seenByGuests(path)).toEqual({ portfolio: false, sitemap: false });
  expect((await query(findPath, { path }, other)).data?.getUserByPath).toBeNull();
  expect((await query(findPath, { path }, person)).data?.getUserByPath).toEqual({ sub: person.sub });
  await takeBack(person, person);
  expect(await seenByGuests(path)).toEqual({ portfolio: true, sitemap: true });
});
