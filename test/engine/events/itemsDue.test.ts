import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { handler } from '../../../lambdas/close-incomplete-jobs/handler';
import { itemEventsOf } from '../../../lambdas/handle-changes/notices/itemEventsOf';
import { keepItemsDue } from '../../../lambdas/handle-changes/reactions/keepItemsDue';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { verifyPart } from '../../../lambdas/verify-data/verifyPart';
import { japanDay } from '../../../model/japanDay';
import { addDays } from '../../../model/periods/addDays';
import { jobDetails } from '../../access/jobDetails';
import { type EngineTables, engineTables } from '../../support/engineTables';

/** Tests the course of a public job that lacks something: its day, what ends it, and its closing. */
let tables: EngineTables;
beforeAll(async () => {
  tables = await engineTables();
});
afterAll(() => tables.stop());

const at = '2026-01-05T00:00:00.000Z';
const today = japanDay(new Date());
const whole = (id: string): StoredRow => ({
  ...{ pk: id, sk: 'OpenJob', __typename: 'OpenJob', id, version: 1, createdAt: at, updatedAt: at },
  ...{
    title: '公開中の案件',
    organizationName: '株式会社さざなみ',
    isPublic: true,
    isDraft: false,
    publishedAt: at,
  },
  ...jobDetails,
});
const lacking = (id: string): StoredRow => ({ ...whole(id), overView: undefined });

const stored = async (id: string) =>
  (await tables.client.send(new GetCommand({ TableName: 'OpenJob', Key: { pk: id, sk: 'OpenJob' } })))
    .Item as StoredRow;
const rows = async (id: string) => {
  const { Items = [] } = await tables.client.send(
    new QueryCommand({
      TableName: 'OpenJob',
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'ItemsDue' },
    }),
  );
  return Items.filter((row) => row.id === id).map(({ sk }) => sk as string);
};

/** Stores a job, and runs the reactions to it and to what they change, as the stream does. */
async function store(job: StoredRow, before?: StoredRow): Promise<StoredRow> {
  await tables.client.send(new PutCommand({ TableName: 'OpenJob', Item: job }));
  await keepItemsDue({ ...(before && { before }), after: job });
  const after = await stored(job.id as string);
  await keepItemsDue({ before: job, after });
  return after;
}

/** Lets the day of a job be over. */
async function letPass(job: StoredRow): Promise<StoredRow> {
  return store({ ...job, itemsDueOn: addDays(today, -1) }, job);
}

test('a public job that lacks something gets 30 days and a row, its staff are told once', async () => {
  const job = await store(lacking('a'));
  const due = addDays(today, 30);
  expect(job).toMatchObject({ itemsDueOn: due, version: 1, updatedAt: at });
  expect(await rows('a')).toEqual([`${due}#a`]);
  expect(itemEventsOf(lacking('a'), job)).toMatchObject([
    { kind: 'JOB_ITEMS_LACKING', to: { staffOf: 'a' } },
  ]);
  // Another change keeps the day, and is no news.
  const edited = await store({ ...job, title: '改めた案件' }, job);
  expect(edited.itemsDueOn).toBe(due);
  expect(itemEventsOf(job, edited)).toEqual([]);
});

test.each<[string, object]>([
  ['completed', { overView: '概要です。' }],
  ['closed', { isPublic: false }],
])('the day and the row end when the job is %s', async (how, change) => {
  const job = await store(lacking(how));
  const after = await store({ ...job, ...change }, job);
  expect(after).not.toHaveProperty('itemsDueOn');
  expect(after).not.toHaveProperty('itemsAskedAt');
  expect(await rows(how)).toEqual([]);
  expect(itemEventsOf(job, after)).toEqual([]);
});

test('whole jobs, drafts and jobs under review get no day', async () => {
  for (const [id, more] of Object.entries({ w: whole('w'), d: { isDraft: true }, r: { isPublic: false } })) {
    const job = await store({ ...(id === 'w' ? whole(id) : lacking(id)), ...more });
    expect(job).not.toHaveProperty('itemsDueOn');
  }
});

test('a job that still lacks something is closed when its day is over, and its staff are told', async () => {
  const job = await letPass(await store(lacking('late')));
  expect(await rows('late')).toEqual([`${addDays(today, -1)}#late`]);
  await handler();
  const closed = await stored('late');
  expect(closed).toMatchObject({ isPublic: false, closedAt: closed.itemsClosedAt, version: 1 });
  expect(itemEventsOf(job, closed)).toMatchObject([{ kind: 'JOB_ITEMS_CLOSED', to: { staffOf: 'late' } }]);
  await keepItemsDue({ before: job, after: closed });
  const after = await stored('late');
  expect(after).not.toHaveProperty('itemsDueOn');
  await keepItemsDue({ before: closed, after });
  expect(await rows('late')).toEqual([]);
  // Once more changes nothing.
  await handler();
  expect((await stored('late')).itemsClosedAt).toBe(closed.itemsClosedAt);
});

test('a job is not closed on its last day, nor one that was completed or got another day meanwhile', async () => {
  const lastDay = await store(lacking('last'));
  await store({ ...lastDay, itemsDueOn: today }, lastDay);
  await letPass(await store(lacking('meanwhile')));
  await tables.client.send(
    new UpdateCommand({
      TableName: 'OpenJob',
      Key: { pk: 'meanwhile', sk: 'OpenJob' },
      UpdateExpression: 'SET overView = :text',
      ExpressionAttributeValues: { ':text': '概要です。' },
    }),
  );
  await handler();
  for (const id of ['last', 'meanwhile']) expect(await stored(id)).toMatchObject({ isPublic: true });
});

test('after an upgrade the comparison with repair gives stored jobs their day and row', async () => {
  await tables.client.send(new PutCommand({ TableName: 'OpenJob', Item: lacking('old') }));
  for (let pass = 0; pass < 2; pass += 1)
    await verifyPart({ recheckAfterSeconds: 0, repair: true }, () => false);
  expect(await stored('old')).toMatchObject({ itemsDueOn: addDays(today, 30) });
  expect(await rows('old')).toEqual([`${addDays(today, 30)}#old`]);
});
