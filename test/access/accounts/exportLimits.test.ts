import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ExportLimits } from '../../../model/limits/ExportLimits';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { now } from '../../support/now';
import { ulid } from '../../support/ulid';
import { accountDocuments } from './accountDocuments';
const begin = (who: Person, clientToken?: string) =>
  query(accountDocuments.exportData, { input: { clientToken } }, who);

const untilDone = (who: Person) =>
  eventually('the exports to end', async () => {
    const { data } = await query(accountDocuments.exports, {}, who);
    return data?.listExports.items.every(({ state }) => state === 'READY') ? true : null;
  });

test('one of twelve concurrent exports is accepted, the others are TooManyRequests', async () => {
  const person = await given.aTalent();
  const answers = await Promise.all(Array.from({ length: 12 }, () => begin(person)));
  const refused = answers.filter(({ errors }) => errors[0]?.errorType === 'TooManyRequests');
  expect([answers.filter(({ data }) => data?.createDataExport).length, refused.length]).toEqual([1, 11]);
  await untilDone(person);
});

test('a person may request three exports a day, and a repeated call does not count', async () => {
  const person = await given.aTalent();
  const token = ulid();
  for (let made = 0; made < ExportLimits.perDay; made += 1) {
    const { errors } = await begin(person, made === 0 ? token : undefined);
    expect(errors).toEqual([]);
    await untilDone(person);
  }
  expect((await begin(person)).errors[0]?.errorType).toBe('TooManyRequests');
  expect((await begin(person, token)).data?.createDataExport?.id).toBe(`${person.sub}.${token}`);
});

test('an export that never ended blocks others for at most an hour', async () => {
  const person = await given.aTalent();
  const client = localTables.open();
  const TableName = await localTables.nameOf(client, 'Insight');
  const heldUntil = (expiresAt: number) =>
    client.send(
      new PutCommand({ TableName, Item: { pk: `Once#export#${person.sub}`, sk: 'Once', expiresAt } }),
    );
  const seconds = Math.floor(now() / 1000);
  await heldUntil(seconds + 3600);
  expect((await begin(person)).errors[0]?.errorType).toBe('TooManyRequests');
  await heldUntil(seconds - 3600);
  expect((await begin(person)).errors).toEqual([]);
  client.destroy();
});
