import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { accountDocuments } from './accountDocuments';
import { erasure } from './erasure';

const DAY = 86_400_000;
const client = localTables.open();
afterAll(() => client.destroy());

const agoIn = (ms: number) => new Date(Date.now() - 14 * DAY + ms).toISOString();
const ask = ({ sub }: Person, as: Caller) => query(accountDocuments.delete, { input: { sub } }, as);
const takeBack = ({ sub }: Person, as: Caller) => query(accountDocuments.cancel, { sub }, as);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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

test('a deletion request can be withdrawn within exactly 14 days; after that it is Conflict, for everybody', async () => {
  const admin = await given.theAdministrator();
  const [late, early] = [await askedAgo(-1_000), await askedAgo(60_000)];
  for (const as of [late, admin])
    expect((await takeBack(late, as)).errors[0]).toMatchObject({
      errorType: 'Conflict',
      message: 'There is no wish to be deleted, or its 14 days are over.',
    });
  expect((await takeBack(early, early)).errors).toEqual([]);
  expect(await profileOf(early)).not.toHaveProperty('deletionRequestedAt');
}, 60_000);

test('nobody can withdraw the request once the erasure of an account has begun', async () => {
  const [admin, person] = [await given.theAdministrator(), await askedAgo(60_000)];
  await client.send(
    new UpdateCommand({
      TableName: await localTables.nameOf(client, 'Talent'),
      Key: { pk: person.sub, sk: 'User' },
      UpdateExpression: 'SET erasureBeganAt = :now',
      ExpressionAttributeValues: { ':now': new Date().toISOString() },
    }),
  );
  for (const as of [person, admin])
    expect((await takeBack(person, as)).errors[0]?.errorType).toBe('Conflict');
}, 60_000);

test('a withdrawal concurrent with the nightly job either succeeds or the account is erased, never both', async () => {
  const admin = await given.theAdministrator();
  // The job takes the accounts one by one, while their 14 days end one by one; those of the last four do not
  // end.
  const people = await Promise.all(Array.from({ length: 16 }, leaving));
  const left = (place: number) => (place < 12 ? place * 400 - 1_000 : DAY);
  await Promise.all(
    people.map((person, place) => erasure.backdate(client, person, { requestedAt: agoIn(left(place)) })),
  );
  const began = Date.now();
  const jobs = (async () => {
    while (Date.now() - began < 6_000) await erasure.runTheJob();
  })();
  const answers = await Promise.all(
    people.map(async (person, place) => {
      await wait((place * 7919) % 4_000);
      return (await takeBack(person, admin)).errors[0]?.errorType ?? 'taken back';
    }),
  );
  await jobs;
  // Of those withdrawn too late, the last ones ended after a run had read which accounts are due.
  await erasure.runTheJob();
  const ends = await Promise.all(
    people.map(async (person) => ((await profileOf(person)) ? 'there' : 'erased')),
  );
  const outcomes = answers.map((answer, place) => `${answer}, ${ends[place]}`);
  const counts = (end: string) => `${outcomes.filter((each) => each.endsWith(end)).length} ${end}`;
  console.info(`withdrawals during the erasure: ${counts('there')}, ${counts('erased')}`);
  expect(outcomes.filter((each) => !/^(taken back, there|(Conflict|NotFound), erased)$/.test(each))).toEqual(
    [],
  );
}, 120_000);
