import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { handler as computeInsights } from '../../../lambdas/compute-insights/handler';
import { metricEventsOf } from '../../../lambdas/handle-changes/metrics/metricEventsOf';
import { incrementCounters } from '../../../lambdas/handle-changes/metrics/incrementCounters';
import { counterKey } from '../../../lambdas/lib/insights/counterKey';
import { japanDay } from '../../../model/japanDay';
import type { Metric } from '../../../lambdas/lib/insights/Metric';
import type { CheckRequest } from '../../../lambdas/verify-insights/CheckRequest';
import { handler } from '../../../lambdas/verify-insights/handler';
import { enums } from '../../../model/enums';
import { countedSinceKey } from '../../../model/insights/countedSinceKey';
import { insightCheckKey } from '../../../model/insights/insightCheckKey';
import { addDays } from '../../../model/periods/addDays';
import { type EngineTables, engineTables } from '../../support/engineTables';
import { someActivity } from './someActivity';

const DAYS = 60;
const today = japanDay(Date.now());
const someDay = addDays(today, -20);
let tables: EngineTables;

const verify = (request: CheckRequest = {}, remaining = 900_000) =>
  handler({ recheckAfterSeconds: 0, ...request }, { getRemainingTimeInMillis: () => remaining });
const named = (details: readonly { kind: string; metric: string; period: string; day: string }[]) =>
  details.map(({ kind, metric, period, day }) => `${kind} ${metric} ${period} ${day}`);
const read = async (Key: { pk: string; sk: string }) =>
  (await tables.client.send(new GetCommand({ TableName: 'Insight', Key }))).Item;
const change = (Key: { pk: string; sk: string }, attribute: string, by: number) =>
  tables.client.send(
    new UpdateCommand({
      TableName: 'Insight',
      Key,
      UpdateExpression: 'ADD #attribute :by',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: { ':by': by },
    }),
  );

beforeAll(async () => {
  tables = await engineTables();
  await tables.client.send(
    new PutCommand({ TableName: 'Insight', Item: { ...countedSinceKey, day: addDays(today, 1 - DAYS) } }),
  );
  await someActivity(tables, DAYS);
  // The second run also computes the days that were missed.
  for (const ago of [DAYS - 1, 0])
    await computeInsights({ time: new Date(Date.now() - ago * 86_400_000).toISOString() });
});

afterAll(() => tables.stop());

test('after 60 days of activity no counter and no figure differs', async () => {
  const { details, ...result } = await verify();
  expect(details).toEqual([]);
  expect(result).toMatchObject({ state: 'DONE', differences: 0, rows: DAYS * 9 - DAYS / 4 });
  expect(await read(insightCheckKey)).toMatchObject({ state: 'DONE', differences: 0, progress: '' });
});

test('a scheduled call does nothing after a check of the same day, and checks otherwise', async () => {
  const before = await read(insightCheckKey);
  expect(await verify({ isScheduled: true })).toMatchObject({ state: 'DONE', rows: 0 });
  expect(await read(insightCheckKey)).toEqual(before);
  const finishedAt = new Date(Date.now() - 86_400_000).toISOString();
  await tables.client.send(
    new PutCommand({ TableName: 'Insight', Item: { ...before, ...insightCheckKey, finishedAt } }),
  );
  expect(await verify({ isScheduled: true })).toMatchObject({ state: 'DONE', rows: DAYS * 9 - DAYS / 4 });
});

test('a damaged record without a time is passed over', async () => {
  const Key = { pk: 'damaged', sk: 'Message#1' };
  await tables.client.send(
    new PutCommand({ TableName: 'Conversation', Item: { ...Key, __typename: 'Message' } }),
  );
  expect(await verify()).toMatchObject({ state: 'DONE', differences: 0 });
  await tables.client.send(new DeleteCommand({ TableName: 'Conversation', Key }));
});

const recounted = enums.InsightMetric.filter(
  (metric) => !['PROFILES_COMPLETED', 'ACTIVE_USERS', 'SEARCHES_WITHOUT_RESULT'].includes(metric),
);

test.each([5, -1])('counters falsified by %i are named, and repaired on request', async (by) => {
  const wrong = [
    ...recounted.map((metric): [Metric, string] => [metric, someDay]),
    ['ACTIVE_USERS', today],
  ] as const;
  const keys = wrong.map(([metric, day]) => counterKey(metric, day));
  const right = await Promise.all(keys.map(read));
  for (const key of keys) for (const attribute of ['value', 'events']) await change(key, attribute, by);
  const counters = ({ details }: Awaited<ReturnType<typeof verify>>) =>
    details.filter(({ kind }) => kind === 'COUNTER');
  const found = counters(await verify());
  expect(named(found).sort()).toEqual(wrong.map(([metric, day]) => `COUNTER ${metric} DAY ${day}`).sort());
  const repaired = await verify({ repair: true });
  expect([counters(repaired), repaired.repaired]).toEqual([
    found.map((each) => ({ ...each, isRepaired: true })),
    repaired.differences,
  ]);
  const values = (rows: typeof right) => rows.map((row) => [row?.value ?? 0, row?.events ?? 0]);
  expect(values(await Promise.all(keys.map(read)))).toEqual(values(right));
  expect((await verify({ repair: true })).details).toEqual([]);
});

test('the number of events of a counter convicts a falsified value that no record shows', async () => {
  const key = counterKey('PROFILES_COMPLETED', someDay);
  await change(key, 'value', 7);
  expect(named((await verify()).details)).toContain(`COUNTER PROFILES_COMPLETED DAY ${someDay}`);
  await verify({ repair: true });
  expect(await read(key)).toMatchObject({ value: 1, events: 1 });
  expect((await verify()).details).toEqual([]);
});

test('a falsified figure is named, and computed again', async () => {
  await change({ pk: 'APPLIES#DAY', sk: someDay }, 'value', 3);
  await tables.client.send(
    new DeleteCommand({ TableName: 'Insight', Key: { pk: 'USERS#DAY', sk: addDays(someDay, -1) } }),
  );
  expect(named((await verify()).details).sort()).toEqual([
    `FIGURE APPLIES DAY ${someDay}`,
    `FIGURE USERS DAY ${addDays(someDay, -1)}`,
  ]);
  expect((await verify({ repair: true })).repaired).toBe(2);
  expect((await verify()).details).toEqual([]);
  expect(await read({ pk: 'APPLIES#DAY', sk: someDay })).toMatchObject({ value: 1 });
});

test('a search without result that was not counted is named, and counted', async () => {
  const hashes = new Set(['a', 'b']);
  await tables.client.send(
    new PutCommand({ TableName: 'Insight', Item: { pk: 'Once#vain#x', sk: today, hashes } }),
  );
  expect(named((await verify()).details)).toEqual([`COUNTER SEARCHES_WITHOUT_RESULT DAY ${today}`]);
  await verify({ repair: true });
  expect(await read(counterKey('SEARCHES_WITHOUT_RESULT', today))).toMatchObject({ value: 2, events: 2 });
});

test('a check that has used its read units or its time pauses, and continues where it has ended', async () => {
  await change(counterKey('MESSAGES', someDay), 'value', 1);
  const first = await verify({ readUnits: 1 });
  expect(first).toMatchObject({ state: 'PAUSED', details: [] });
  expect(await read(insightCheckKey)).toMatchObject({ state: 'PAUSED', rows: first.rows });
  const states: string[] = [];
  let last = first;
  while (last.state === 'PAUSED') {
    last = await verify({ repair: true }, 1000);
    states.push(last.state);
  }
  expect(states.length).toBeGreaterThan(1);
  expect(last.rows).toBe(DAYS * 9 - DAYS / 4 + 1);
  expect(named(last.details)).toEqual([`COUNTER MESSAGES DAY ${someDay}`]);
  expect((await verify()).details).toEqual([]);
});

test('the day of the seed is not compared', async () => {
  const Key = countedSinceKey;
  const { Item: since } = await tables.client.send(new GetCommand({ TableName: 'Insight', Key }));
  await tables.client.send(
    new PutCommand({ TableName: 'Insight', Item: { ...Key, day: addDays(today, 1) } }),
  );
  await change(counterKey('MESSAGES', today), 'value', 3);
  expect(await verify()).toMatchObject({ state: 'DONE', countedSince: addDays(today, 1), differences: 0 });
  await change(counterKey('MESSAGES', today), 'value', -3);
  await tables.client.send(new PutCommand({ TableName: 'Insight', Item: since }));
});

test('an erased account is no difference, but more than it can explain is', async () => {
  const sub = 'person-7';
  const Key = { pk: sub, sk: 'User' };
  const { Item: user } = await tables.client.send(new GetCommand({ TableName: 'Talent', Key }));
  for (const [pk, sk] of [
    [sub, 'User'],
    [sub, 'UserApplies#j'],
    [sub, 'UserFavoriteOpenJobs#j'],
    [sub, 'UserEmployeeBenefits#b'],
    [`${sub}#private`, 'LastVisitDay'],
  ])
    await tables.client.send(new DeleteCommand({ TableName: 'Talent', Key: { pk, sk } }));
  await incrementCounters(metricEventsOf({ before: user as never }));
  const at = new Date().toISOString();
  await tables.client.send(
    new PutCommand({
      TableName: 'Insight',
      Item: { pk: `Audit#${japanDay(at)}`, sk: '1', __typename: 'AuditEntry', action: 'eraseAccount', at },
    }),
  );
  expect((await verify()).details).toEqual([]);
  const joined = counterKey('NEW_USERS', someDay);
  await change(joined, 'value', 2);
  await change(joined, 'events', 2);
  expect((await verify()).details[0]).toMatchObject({ metric: 'NEW_USERS', is: 3, least: 1, most: 2 });
});
