import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import { handler } from '../../../lambdas/verify-data/handler';
import { type EngineTables, engineTables } from '../../support/engineTables';

jest.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

let tables: EngineTables;

beforeAll(async () => {
  tables = await engineTables();
  const record = { createdAt: '2026-01-01T00:00:00.000Z', version: 1, owner: 'a' };
  await tables.fill([
    { table: 'Talent', item: { pk: 'a', sk: 'User', __typename: 'User', id: 'a', ...record, owner: 'b' } },
    { table: 'OpenJob', item: { pk: 'j', sk: 'OpenJob', __typename: 'OpenJob', id: 'j', ...record } },
  ]);
});

afterAll(() => tables.stop());

const night = (remaining: number) =>
  handler({ nightly: true }, { getRemainingTimeInMillis: () => remaining } as Context);

test('the nightly comparison resumes where its time ran out, repairs, and ends when everything is compared', async () => {
  const places: unknown[] = [];
  let repaired = 0;
  for (let part = 0; part < 5; part += 1) {
    const report = await night(1_000);
    places.push(report?.next?.table ?? null);
    repaired += report?.found['User.owner']?.repaired ?? 0;
  }
  expect(places).toEqual(['OpenJob', 'Talent', 'Conversation', 'Insight', null]);
  expect(repaired).toBe(1);
  const Key = { pk: 'a', sk: 'User' };
  const { Item } = await tables.client.send(new GetCommand({ TableName: 'Talent', Key }));
  expect(Item?.owner).toBe('a');
  expect(await night(900_000)).toBeNull();
});
