import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ExportLimits } from '../../../model/limits/ExportLimits';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { now } from '../../support/now';
import { ulid } from '../../support/ulid';
import { expectRateLimit } from '../expectRateLimit';
import { accountDocuments } from './accountDocuments';
import { dataExport } from './dataExport';

const begin = (who: Person, clientToken?: string) =>
  query(accountDocuments.exportData, { input: { clientToken } }, who);

test('a person may request three exports a day, and a repeated call does not count', async () => {
  const [person, token] = [await given.aTalent(), ulid()];
  const tokens = [token];
  await expectRateLimit(
    { field: 'createDataExport', sub: person.sub, isDaily: true },
    ExportLimits.perDay,
    async () => {
      const { errors } = await begin(person, tokens.shift());
      await dataExport.released(person);
      return errors[0]?.errorType;
    },
  );
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
