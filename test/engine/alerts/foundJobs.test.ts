import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import type { Context, DynamoDBRecord } from 'aws-lambda';
import { startSearch, type Engine } from '@enishi/local-cloud/testing/startSearch';
import { handler } from '../../../lambdas/index-search/handler';
import { createMissingIndices } from '../../../lambdas/manage-search/createMissingIndices';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { allItems } from '../../../lambdas/lib/allItems';
import { type EngineTables, engineTables } from '../../support/engineTables';
import { aJob, anEvent } from '../../unit/search/given';
import { searchEnvironment } from '../../unit/search/searchEnvironment';
import { anAlert } from './anAlert';

let engine: Engine;
let tables: EngineTables;

beforeAll(async () => {
  engine = await startSearch(undefined);
  tables = await engineTables();
  Object.assign(process.env, searchEnvironment(engine.endpoint), { INSIGHT_TABLE: 'Insight' });
  await createMissingIndices();
});

afterAll(async () => {
  await engine.stop();
  await tables.stop();
});

async function follow(...records: DynamoDBRecord[]): Promise<void> {
  const { batchItemFailures } = await handler({ Records: records }, {} as Context);
  expect(batchItemFailures).toEqual([]);
}

/** Stores a row, and lets the index follow. */
async function change(
  table: 'Talent' | 'OpenJob',
  before: StoredRow | undefined,
  after: StoredRow,
): Promise<void> {
  await tables.fill([{ table, item: after }]);
  await follow(anEvent(before, after));
}

/** Returns which jobs the alerts of a person have found. */
async function found(sub: string): Promise<string[]> {
  const rows = await allItems({
    TableName: 'Insight',
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :found)',
    ExpressionAttributeValues: { ':pk': `JobAlert#${sub}`, ':found': 'FoundJob#' },
  });
  return rows.map(({ sk }) => sk.replace('FoundJob#', ''));
}

const jobOf = (id: string, more: Record<string, unknown> = {}) => aJob({ pk: id, id, ...more });
const draft = (id: string) => jobOf(id, { isPublic: false, isDraft: true });

test('a job that becomes public is found by the alerts that ask for it, and by no others', async () => {
  const alerts = [
    anAlert('ann', 'everything'),
    anAlert('ann', 'word', { keyword: '決済' }),
    anAlert('ann', 'skill', { skillTags: ['kotlin'], minumumSalary: 4_000_000, salaryType: null }),
    anAlert('ann', 'other', { keyword: '医療' }),
    anAlert('ann', 'kind', { workType: ['CONTRACT'] }),
    anAlert('ann', 'paused', { isPaused: true }),
  ];
  for (const alert of alerts) await change('Talent', undefined, alert);
  await change('OpenJob', undefined, draft('a'));
  expect(await found('ann')).toEqual([]);
  await change('OpenJob', draft('a'), jobOf('a'));
  expect(await found('ann')).toEqual(['everything#a', 'skill#a', 'word#a']);
});

test('what a guest cannot see finds nothing: a hidden organization, its skills, an internal note', async () => {
  const secrets = ['カルミア', '社内の覚え書き', 'somebody', 'Kotlin'];
  for (const [at, keyword] of secrets.entries())
    await change('Talent', undefined, anAlert('eve', `a${at}`, { keyword }));
  await change('Talent', undefined, anAlert('eve', 'id', { skillTags: ['kotlin'] }));
  await change('OpenJob', undefined, jobOf('hidden', { isHideSkills: true, skillNamesForHidden: '金融' }));
  expect(await found('eve')).toEqual([]);
});

test('a change makes a job new only for the alerts that it did not fit before', async () => {
  await change('OpenJob', undefined, jobOf('b'));
  await change('Talent', undefined, anAlert('bob', 'before', { keyword: '決済' }));
  await change('Talent', undefined, anAlert('bob', 'after', { keyword: '医療' }));
  const now = jobOf('b', { overView: '医療の決済台帳を作ります。', version: 2 });
  await change('OpenJob', jobOf('b'), now);
  expect(await found('bob')).toEqual(['after#b']);
});

test('a count of keeps is no change', async () => {
  await change('OpenJob', undefined, jobOf('c'));
  await change('Talent', undefined, anAlert('cat', 'all'));
  await change('OpenJob', jobOf('c'), jobOf('c', { favoriteCount: 9, version: 2 }));
  expect(await found('cat')).toEqual([]);
});

test('an alert that is paused, or gone, finds nothing any more', async () => {
  const alert = anAlert('dan', 'all');
  await change('Talent', undefined, alert);
  await change('Talent', alert, { ...alert, isPaused: true });
  await change('OpenJob', undefined, jobOf('d'));
  expect(await found('dan')).toEqual([]);
});

test('an alert that has found something is due at its next hour, once', async () => {
  await change('Talent', undefined, anAlert('fay', 'all', { frequency: 'WEEKLY', weekday: 3, hour: 21 }));
  await change('OpenJob', undefined, jobOf('e'));
  await change('OpenJob', undefined, jobOf('f'));
  const { Items = [] } = await tables.client.send(new ScanCommand({ TableName: 'Insight' }));
  const due = (Items as StoredRow[]).filter(
    ({ pk, sk }) => pk.startsWith('JobAlertDue#') && sk === 'fay.all',
  );
  expect(due).toHaveLength(1);
  expect(due[0]?.pk).toMatch(/^JobAlertDue#\d{4}-\d\d-\d\dT21$/);
  expect(new Date(`${due[0]?.pk.slice(12, 22)}T00:00:00Z`).getUTCDay()).toBe(3);
  expect(await found('fay')).toEqual(['all#e', 'all#f']);
});

test('a batch that is delivered again finds the same once more, and nothing twice', async () => {
  await change('Talent', undefined, anAlert('gil', 'all'));
  const job = jobOf('g');
  await tables.fill([{ table: 'OpenJob', item: job }]);
  const event = anEvent(undefined, job);
  await follow(event, event);
  await follow(event);
  expect(await found('gil')).toEqual(['all#g']);
});

test('a job that cannot be indexed does not keep the alerts from those beside it', async () => {
  await change('Talent', undefined, anAlert('hal', 'all'));
  const [bad, good] = [jobOf('bad', { minumumSalary: '応相談' }), jobOf('good')];
  await tables.fill([bad, good].map((item) => ({ table: 'OpenJob', item })));
  const queues = mockClient(SQSClient);
  queues.on(SendMessageCommand).resolves({});
  await follow(anEvent(undefined, bad), anEvent(undefined, good));
  queues.restore();
  expect(await found('hal')).toEqual(['all#good']);
});
