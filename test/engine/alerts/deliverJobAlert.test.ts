import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import PostalMime from 'postal-mime';
import { mockClient } from 'aws-sdk-client-mock';
import { startSearch, type Engine } from '@enishi/local-cloud/testing/startSearch';
import { deliverJobAlert } from '../../../lambdas/notify-email/alerts/deliverJobAlert';
import { allItems } from '../../../lambdas/lib/allItems';
import { noticeId } from '../../../lambdas/lib/notices/noticeId';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { userPool } from '../../../lambdas/lib/userPool';
import { createMissingIndices } from '../../../lambdas/manage-search/createMissingIndices';
import { foundJobKey } from '../../../model/alerts/foundJobKey';
import { indexTargets } from '../../../lambdas/index-search/indexTargets';
import { type EngineTables, engineTables } from '../../support/engineTables';
import { aJob } from '../../unit/search/given';
import { searchEnvironment } from '../../unit/search/searchEnvironment';
import { anAlert } from './anAlert';

let engine: Engine;
let tables: EngineTables;
const mails = mockClient(SESClient);

beforeAll(async () => {
  engine = await startSearch(undefined);
  tables = await engineTables();
  Object.assign(process.env, searchEnvironment(engine.endpoint), {
    ...{
      INSIGHT_TABLE: 'Insight',
      SITE_URL: 'https://enishi.example.com',
      MAIL_SENDER: 'enishi@example.com',
    },
    ...{ USER_POOL_ID: 'pool', CLIENT_AREA: 'closed' },
  });
  await createMissingIndices();
  jest.spyOn(userPool, 'find').mockImplementation((sub) =>
    Promise.resolve({
      $metadata: {},
      Username: sub,
      UserAttributes: [
        { Name: 'email', Value: `${sub}@example.com` },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
});

beforeEach(() => {
  mails.reset();
  mails.on(SendRawEmailCommand).resolves({});
});

afterAll(async () => {
  mails.restore();
  await engine.stop();
  await tables.stop();
});

/** 2026-12-01 08:00 in Japan, and the same hour of the next day. */
const [TODAY, TOMORROW] = ['2026-11-30T23:00:00.000Z', '2026-12-01T23:00:00.000Z'];

const deliver = (sub: string, at: string) => {
  const notice = { kind: 'JOBS_FOUND' as const, userId: sub, subject: `${sub}.a`, at };
  return deliverJobAlert({ ...notice, id: noticeId(notice) });
};

/** Stores public jobs that the alert of a person has found. */
async function found(sub: string, ...jobs: StoredRow[]): Promise<void> {
  await tables.fill(jobs.map((item) => ({ table: 'OpenJob' as const, item })));
  await indexTargets(jobs.map(({ pk }) => ({ kind: 'job', openJobId: pk })));
  await tables.fill(
    jobs.map(({ pk }) => ({
      table: 'Insight' as const,
      item: { ...foundJobKey(`${sub}.a`, pk), __typename: 'FoundJob', jobId: pk },
    })),
  );
}

async function aPerson(sub: string, alert: Record<string, unknown> = {}): Promise<void> {
  await tables.fill([
    { table: 'Talent', item: { pk: sub, sk: 'User', __typename: 'User', sub } },
    {
      table: 'Talent',
      item: { pk: `${sub}#private`, sk: 'UserPrivate', __typename: 'UserPrivate', name: '結城 結' },
    },
    { table: 'Talent', item: anAlert(sub, 'a', alert) },
  ]);
}

const jobOf = (id: string, more: Record<string, unknown> = {}) =>
  aJob({ pk: id, id, title: `案件${id}`, ...more });

/** Returns the sources of the mails that were sent. */
const sources = (): string[] =>
  mails
    .commandCalls(SendRawEmailCommand)
    .map(({ args }) => Buffer.from(args[0].input.RawMessage?.Data ?? []).toString());

/** Returns the text of the mail that was sent. */
async function text(): Promise<string> {
  const [source = ''] = sources();
  return (await PostalMime.parse(source)).text ?? '';
}

const rowsOf = (pk: string) =>
  allItems({
    TableName: 'Insight',
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
  });

test('a mail has the new jobs, why they fit, and a way to end it with one click', async () => {
  await aPerson('ann', { keyword: '決済', workType: ['EMPLOYEE'] });
  await found('ann', jobOf('a1'), jobOf('a2', { publishedAt: '2026-02-01T00:00:00.000Z' }));
  await deliver('ann', TODAY);
  const [source = ''] = sources();
  const [, url = ''] = /List-Unsubscribe: <([^>]+)>\r\n/.exec(source) ?? [];
  expect(url).toMatch(/^https:\/\/enishi\.example\.com\/alerts\/ja\/ann\.a\/[\w-]{32}$/);
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(await text()).toContain('案件a2\n大手決済サービス企業\n正社員、500万円〜\n合う条件：決済、正社員');
  expect((await text()).indexOf('案件a2')).toBeLessThan((await text()).indexOf('案件a1'));
  expect(await text()).not.toContain('カルミア');
  expect(await rowsOf('UserNotice#ann')).toMatchObject([{ kind: 'JOBS_FOUND', title: '週3日の仕事' }]);
});

test('nobody gets the same job twice for the same alert', async () => {
  await aPerson('bob');
  await found('bob', jobOf('b1'));
  await deliver('bob', TODAY);
  await deliver('bob', TODAY);
  await found('bob', jobOf('b1', { title: '案件b1（改）' }));
  await deliver('bob', TOMORROW);
  expect(sources()).toHaveLength(1);
  await found('bob', jobOf('b2'));
  await deliver('bob', TOMORROW);
  expect(sources()).toHaveLength(2);
});

test('jobs of an organization that their owner blocks are left out, unless they hide it', async () => {
  await aPerson('bea');
  await tables.fill([
    {
      table: 'Talent',
      item: { pk: 'bea', sk: 'User', __typename: 'User', sub: 'bea', blockedOrganizationIds: ['org-1'] },
    },
  ]);
  const named = { isHideOrganizationName: false };
  await found(
    'bea',
    jobOf('e1', named),
    jobOf('e2'),
    jobOf('e3', { ...named, organizationOpenJobsId: 'org-2' }),
  );
  await deliver('bea', TODAY);
  expect(await text()).not.toContain('案件e1');
  expect(await text()).toContain('案件e2');
  expect(await text()).toContain('案件e3');
});

test('a mail that failed is sent again, with the same jobs', async () => {
  await aPerson('cat');
  await found('cat', jobOf('c1'));
  mails.on(SendRawEmailCommand).rejectsOnce(new Error('no answer')).resolves({});
  await expect(deliver('cat', TODAY)).rejects.toThrow('no answer');
  await deliver('cat', TODAY);
  expect(sources()).toHaveLength(2);
  expect(await rowsOf('UserNotice#cat')).toHaveLength(1);
});

test.each([
  ['closed', 'dan', async () => tables.fill([{ table: 'OpenJob', item: jobOf('d', { isPublic: false }) }])],
  [
    'applied to',
    'eve',
    async () =>
      tables.fill([
        {
          table: 'Talent',
          item: {
            pk: 'eve#private',
            sk: 'UserApplies#d',
            __typename: 'UserApplies',
            openJobID: 'd',
            type: 'APPLIED',
          },
        },
      ]),
  ],
  [
    'no longer fitting',
    'fay',
    async () => tables.fill([{ table: 'Talent', item: anAlert('fay', 'a', { keyword: '医療' }) }]),
  ],
  [
    'found by an ended alert',
    'gil',
    async () => tables.fill([{ table: 'Talent', item: anAlert('gil', 'a', { isPaused: true }) }]),
  ],
  [
    'found for somebody who leaves',
    'hal',
    async () =>
      tables.fill([
        { table: 'Talent', item: { pk: 'hal', sk: 'User', __typename: 'User', deletionRequestedAt: TODAY } },
      ]),
  ],
])('what is %s by now is in no mail', async (_what, sub, change) => {
  await aPerson(sub);
  await found(sub, jobOf('d'));
  await change();
  await deliver(sub, TODAY);
  expect(sources()).toEqual([]);
  expect(await rowsOf(`UserNotice#${sub}`)).toEqual([]);
  expect((await rowsOf(`JobAlert#${sub}`)).filter(({ sk }) => sk.startsWith('FoundJob#'))).toEqual([]);
});

test('a changed hour moves what was found to it', async () => {
  await aPerson('ida', { hour: 20 });
  await found('ida', jobOf('i1'));
  await deliver('ida', TODAY);
  expect(sources()).toEqual([]);
  expect((await rowsOf('JobAlert#ida')).map(({ sk }) => sk)).toEqual(['FoundJob#a#i1']);
});

test('a mail shows twenty jobs, and counts the others', async () => {
  await aPerson('jim');
  await found('jim', ...Array.from({ length: 23 }, (_, at) => jobOf(`j${at}`)));
  await deliver('jim', TODAY);
  expect((await text()).match(/\/jobs\/detail\//g)).toHaveLength(20);
  expect(await text()).toContain('ほかに3件あります');
});
