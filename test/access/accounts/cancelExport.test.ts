import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { now } from '../../support/now';
import { ulid } from '../../support/ulid';
import { dataExport } from './dataExport';
import { graphql } from '../../support/graphql';

const document = graphql(`
  mutation Cancel($id: ID!) {
    cancelExport(id: $id) {
      id
      state
    }
  }
`);
const cancel = async (id: string, as: Caller) => {
  const { data, errors } = await query(document, { id }, as);
  return data?.cancelExport?.state ?? errors[0]?.errorType;
};

/** Stores an export that waits and is never begun, as none of the API would wait for a test. Returns its id. */
async function aWaitingExport({ sub }: Person): Promise<string> {
  const client = localTables.open();
  const sk = ulid();
  const at = new Date(now()).toISOString();
  const its = { id: `${sub}.${sk}`, owner: sub, kind: 'OWN_DATA', state: 'QUEUED', progress: 0, rows: 0 };
  const more = { version: 1, createdAt: at, updatedAt: at, expiresAt: Math.floor(now() / 1000) + 86_400 };
  const Item = { pk: `Export#${sub}`, sk, __typename: 'Export', ...its, ...more };
  await client.send(new PutCommand({ TableName: await localTables.nameOf(client, 'Insight'), Item }));
  client.destroy();
  return its.id;
}

test('its owner cancels a waiting export, which then has no file, and nobody else does', async () => {
  const [person, other] = [await given.aTalent(), await given.aTalent()];
  const id = await aWaitingExport(person);
  expect(await cancel(id, other)).toBe('NotFound');
  expect(await cancel(id, person)).toBe('CANCELLED');
  expect(await dataExport.linkTo(person, id)).toBeNull();
  expect(await cancel(id, person)).toBe('Conflict');
});

test('an export that is ready keeps its file and cannot be cancelled', async () => {
  const person = await given.aTalent();
  const id = (await dataExport.begin(person)).data?.createDataExport?.id ?? '';
  await dataExport.ready(person, id);
  expect(await cancel(id, person)).toBe('Conflict');
  expect(await dataExport.linkTo(person, id)).toMatchObject({ url: expect.any(String) });
});

test('the next export can start after one was cancelled', async () => {
  const person = await given.aTalent();
  const first = (await dataExport.begin(person)).data?.createDataExport?.id ?? '';
  await cancel(first, person);
  const second = await eventually(
    'the next export',
    async () => (await dataExport.begin(person)).data?.createDataExport?.id,
  );
  expect((await dataExport.ready(person, second)).id).toBe(second);
});
