import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { accountDocuments } from './accountDocuments';
import { erasure } from './erasure';

const DAY = 86_400_000;
const client = localTables.open();
afterAll(() => client.destroy());

const agoIn = (ms: number) => new Date(Date.now() - 14 * DAY + ms).toISOString();

async function leaving(): Promise<Person> {
  const person = await given.aTalent();
  await query(accountDocuments.delete, { input: { sub: person.sub } }, person);
  return person;
}

async function isThere({ sub }: Person): Promise<boolean> {
  const TableName = await localTables.nameOf(client, 'Talent');
  const { Item } = await client.send(
    new GetCommand({ TableName, Key: { pk: sub, sk: 'User' }, ConsistentRead: true }),
  );
  return Item !== undefined;
}

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
      await pause((place * 7919) % 4_000);
      return (
        (await query(accountDocuments.cancel, { sub: person.sub }, admin)).errors[0]?.errorType ??
        'taken back'
      );
    }),
  );
  await jobs;
  // Of those withdrawn too late, the last ones ended after a run had read which accounts are due.
  await erasure.runTheJob();
  const ends = await Promise.all(
    people.map(async (person) => ((await isThere(person)) ? 'there' : 'erased')),
  );
  const outcomes = answers.map((answer, place) => `${answer}, ${ends[place]}`);
  const counts = (end: string) => `${outcomes.filter((each) => each.endsWith(end)).length} ${end}`;
  console.info(`withdrawals during the erasure: ${counts('there')}, ${counts('erased')}`);
  expect(outcomes.filter((each) => !/^(taken back, there|(Conflict|NotFound), erased)$/.test(each))).toEqual(
    [],
  );
});
