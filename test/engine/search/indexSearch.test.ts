import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import type { Context, DynamoDBRecord } from 'aws-lambda';
import { indexDefinition } from '../../../lambdas/index-search/indexDefinition';
import { synonymRules } from '../../../lambdas/index-search/synonymRules';
import { searchIndices } from '../../../model/searchIndices';
import { handler } from '../../../lambdas/index-search/handler';
import { createMissingIndices } from '../../../lambdas/manage-search/createMissingIndices';
import { startSearch, type Engine } from '@enishi/local-cloud/testing/startSearch';
import { FakeTables } from '../../unit/search/FakeTables';
import { searchEnvironment } from '../../unit/search/searchEnvironment';
import { aJob, aKeep, anApplication, anEvent, aUser, sub } from '../../unit/search/given';

// Loading the dictionary takes long on a loaded machine.
let engine: Engine;
let tables: FakeTables;

beforeAll(async () => {
  engine = await startSearch(undefined);
  Object.assign(process.env, searchEnvironment(engine.endpoint));
  tables = new FakeTables();
  await createMissingIndices();
  tables.restore();
});

beforeEach(() => {
  tables = new FakeTables();
});

afterEach(() => tables.restore());
afterAll(() => engine.stop());

async function follow(...records: DynamoDBRecord[]): Promise<string[]> {
  const answer = await handler({ Records: records }, {} as Context);
  return answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}

async function stored(index: string, id: string): Promise<Record<string, unknown> | undefined> {
  const { body } = await engine.call({ method: 'GET', path: `/${index}/_doc/${id}` });
  return (body as { _source?: Record<string, unknown> })._source;
}

test('every index exists once, behind its alias, and stores its definition', async () => {
  expect(await createMissingIndices()).toEqual({ created: [], outdated: [] });
  for (const alias of searchIndices) {
    const { body } = await engine.call({ method: 'GET', path: `/${alias}` });
    const definition = indexDefinition(alias, synonymRules());
    expect(body).toMatchObject({ [`${alias}-v1`]: { mappings: definition.mappings } });
  }
});

test('a hidden organization’s name is only in the administrators’ index', async () => {
  const job = aJob();
  tables.put('OpenJob', job);
  expect(await follow(anEvent(undefined, job))).toEqual([]);
  const shown = await stored('open-jobs', 'job-1');
  expect(shown).toMatchObject({ title: job.title, shownOrganizationName: '大手決済サービス企業' });
  const text = JSON.stringify(shown);
  for (const secret of ['カルミア', 'org-1', '覚え書き', 'somebody']) expect(text).not.toContain(secret);
  expect(await stored('open-jobs-admin', 'job-1')).toMatchObject({
    ...{ organizationName: '株式会社カルミア', memo: '社内の覚え書き', owners: ['somebody'] },
  });
});

test('hidden skills are replaced by their public description, in ids and in text', async () => {
  const job = aJob({ isHideSkills: true, skillNamesForHidden: '金融の開発経験', skills: ['Kotlin'] });
  tables.put('OpenJob', job);
  await follow(anEvent(undefined, job));
  const shown = await stored('open-jobs', 'job-1');
  expect(shown).toMatchObject({ skillNamesForHidden: '金融の開発経験' });
  expect(JSON.stringify(shown).toLowerCase()).not.toContain('kotlin');
});

test.each([{ isPublic: false, closedAt: '2026-03-01T00:00:00.000Z' }, { isDraft: true }])(
  'a job that is no longer public leaves the public index: %p',
  async (change) => {
    const before = aJob();
    tables.put('OpenJob', before);
    await follow(anEvent(undefined, before));
    const after = aJob(change);
    tables.put('OpenJob', after);
    await follow(anEvent(before, after));
    expect(await stored('open-jobs', 'job-1')).toBeUndefined();
    expect(await stored('open-jobs-admin', 'job-1')).toMatchObject(change);
  },
);

test('an old or repeated event does not restore a document', async () => {
  const [old, now] = [aJob({ title: '以前の題' }), aJob({ title: '今の題' })];
  tables.put('OpenJob', now);
  await follow(anEvent(undefined, now), anEvent(undefined, old), anEvent(undefined, now));
  expect(await stored('open-jobs', 'job-1')).toMatchObject({ title: '今の題' });
  tables.remove('OpenJob', now);
  await follow(anEvent(now, undefined), anEvent(undefined, old));
  expect(await stored('open-jobs', 'job-1')).toBeUndefined();
  expect(await stored('open-jobs-admin', 'job-1')).toBeUndefined();
});

test('the document of a keep holds the public job, and is removed with the keep', async () => {
  tables.put('OpenJob', aJob());
  tables.put('Talent', aKeep());
  tables.put('Talent', anApplication());
  await follow(anEvent(undefined, aKeep()));
  const keep = await stored('user-favorite-open-jobs', `${sub}.job-1`);
  expect(keep).toMatchObject({
    state: 'OPEN',
    userID: sub,
    openJob: { title: aJob().title, myApply: { type: 'APPLIED' } },
  });
  expect(JSON.stringify(keep)).not.toContain('カルミア');
  tables.put('Talent', aKeep({ isFavorite: false }));
  await follow(anEvent(aKeep(), aKeep({ isFavorite: false })));
  expect(await stored('user-favorite-open-jobs', `${sub}.job-1`)).toBeUndefined();
});

test('of a closed job only the title remains for talents who kept it', async () => {
  const closed = aJob({ isPublic: false, closedAt: '2026-03-01T00:00:00.000Z' });
  tables.put('OpenJob', closed);
  tables.put('Talent', aKeep());
  await follow(anEvent(aJob(), closed));
  const keep = await stored('user-favorite-open-jobs', `${sub}.job-1`);
  expect(keep).toMatchObject({
    state: 'CLOSED',
    openJob: { title: closed.title, overView: null, isPublic: false },
  });
  expect(JSON.stringify(keep)).not.toContain('台帳を作ります');
});

test('the document of an application holds the talent’s current name with its reading', async () => {
  tables.put('OpenJob', aJob());
  tables.put('Talent', anApplication());
  tables.put('Talent', aUser());
  await follow(anEvent(undefined, anApplication()));
  expect(await stored('user-applies', `${sub}.job-1`)).toMatchObject({
    ...{
      talentName: '森川 遥',
      talentKana: 'モリカワ ハルカ',
      organizationName: '株式会社カルミア',
      type: 'APPLIED',
    },
  });
  tables.put('Talent', aUser({ name: '高橋 遥' }));
  await follow(anEvent(aUser(), aUser({ name: '高橋 遥' })));
  expect(await stored('user-applies', `${sub}.job-1`)).toMatchObject({ talentName: '高橋 遥' });
});

test('a document that search rejects goes to the failure queue and blocks nothing', async () => {
  const poison = aJob({ pk: 'job-2', id: 'job-2', minumumSalary: '応相談' });
  tables.put('OpenJob', poison);
  tables.put('OpenJob', aJob());
  const queue = mockClient(SQSClient);
  queue.on(SendMessageCommand).resolves({});
  const [bad, good] = [anEvent(undefined, poison), anEvent(undefined, aJob())];
  expect(await follow(bad, good)).toEqual([]);
  const [sent, ...more] = queue.commandCalls(SendMessageCommand).map(({ args: [{ input }] }) => input);
  queue.restore();
  expect(more).toEqual([]);
  expect(sent?.QueueUrl).toBe('failures');
  expect(JSON.parse(sent?.MessageBody ?? '{}')).toMatchObject({
    keys: bad.dynamodb?.Keys,
    reason: expect.stringContaining('mapper_parsing_exception'),
  });
  expect(await stored('open-jobs', 'job-1')).toBeDefined();
});

test('a record that cannot be sent to the failure queue is retried', async () => {
  const poison = aJob({ minumumSalary: '応相談' });
  tables.put('OpenJob', poison);
  const queue = mockClient(SQSClient);
  queue.on(SendMessageCommand).rejects(new Error('no queue'));
  const bad = anEvent(undefined, poison);
  expect(await follow(bad)).toEqual([bad.dynamodb?.SequenceNumber]);
  queue.restore();
});

test('while search is down, relevant records are retried and others are not', async () => {
  tables.put('OpenJob', aJob());
  const endpoint = process.env.OPENSEARCH_ENDPOINT;
  process.env.OPENSEARCH_ENDPOINT = 'http://127.0.0.1:1';
  const [job, other] = [anEvent(undefined, aJob()), anEvent(undefined, aUser({ sk: 'LastVisit' }))];
  const failed = await follow(job, other).finally(() => (process.env.OPENSEARCH_ENDPOINT = endpoint));
  expect(failed).toEqual([job.dynamodb?.SequenceNumber]);
  expect(await follow(job)).toEqual([]);
});

test('the index lag is measured: the time until a change can be found', async () => {
  tables.put('OpenJob', aJob());
  const event = anEvent(undefined, aJob());
  const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const created = Math.floor(Date.now() / 1000) - 2;
  await follow({ ...event, dynamodb: { ...event.dynamodb, ApproximateCreationDateTime: created } });
  const line = printed.mock.calls.map(([text]) => String(text)).find((text) => text.includes('IndexLag'));
  printed.mockRestore();
  const { IndexLag } = JSON.parse(line ?? '{}') as { IndexLag: number };
  expect(IndexLag).toBeGreaterThanOrEqual(2000);
  expect(IndexLag).toBeLessThan(60_000);
});
