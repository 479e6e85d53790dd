import type { ServerResponse } from 'node:http';
import {
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  ChangeMessageVisibilityCommand,
  GetQueueUrlCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { ADMIN_GROUP } from '../../../model/access';
import { UserNotice } from '../../../model/entities/UserNotice';
import { childrenPrefix } from '../../../model/ids';
import { type EngineTables, engineTables } from '../../support/engineTables';
import { runOnceKey } from '../../../lambdas/lib/runOnceKey';
import { deliverBatch, type QueuedMessage } from './deliverBatch';
import { noticesOfEachKind, queuedKinds } from './noticesOfEachKind';
import { readSentMail } from '../../support/mail/readSentMail';
import { StubService } from './StubService';

const SUB = '01234567-89ab-4cde-8f01-23456789abcd';
/** After this many deliveries the queue gives a message up. */
const MOST_DELIVERIES = 12;

const xml = (status: number, body: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'text/xml' }).end(body);
const refuse = (status: number, code: string) =>
  xml(
    status,
    `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>m</Message></Error></ErrorResponse>`,
  );
/** SES accepts a mail to an address that bounces like any other, and reports the bounce later. */
const accept = xml(
  200,
  '<SendRawEmailResponse><SendRawEmailResult><MessageId>1</MessageId></SendRawEmailResult></SendRawEmailResponse>',
);

const at = '2026-12-03T01:00:00.000Z';
const meeting = { minutes: 60, format: 'ONLINE', people: ['人事 縁子'], contact: '窓口', sequence: 1 };
const application = {
  ...{
    pk: `${SUB}#private`,
    sk: 'UserApplies#job',
    __typename: 'UserApplies',
    id: `${SUB}.job`,
    userID: SUB,
  },
  meetings: [
    { ...meeting, id: 'offered', state: 'PROPOSED', times: [at], answerBy: at },
    { ...meeting, id: 'agreed', state: 'AGREED', times: [], at },
    { ...meeting, id: 'cancelled', state: 'CANCELLED', times: [], at },
  ],
};

const ses = new StubService(accept);
const pool = mockClient(CognitoIdentityProviderClient);
const queues = mockClient(SQSClient);
let tables: EngineTables;
let handler: (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>;

/** The messages in the queue, each with the number of its deliveries so far. */
let queue: QueuedMessage[] = [];

beforeAll(async () => {
  tables = await engineTables();
  Object.assign(process.env, {
    ...{ AWS_ENDPOINT_URL_SES: await ses.listen(), USER_POOL_ID: 'pool', MAIL_SENDER: 'enishi@example.com' },
    ...{ NOTICE_QUEUE_URL: 'notices', SITE_URL: 'https://enishi.example.com', CLIENT_AREA: 'closed' },
  });
  const contact = { pk: `${SUB}#private`, sk: 'UserPrivate', __typename: 'UserPrivate', name: '結城 結' };
  await tables.fill([
    { table: 'Talent', item: contact },
    { table: 'Talent', item: application },
  ]);
  const Attributes = [
    { Name: 'sub', Value: SUB },
    { Name: 'email', Value: 'yui@example.com' },
    { Name: 'email_verified', Value: 'true' },
  ];
  pool.on(AdminGetUserCommand).resolves({ UserAttributes: Attributes, Enabled: true });
  pool.on(AdminListGroupsForUserCommand).resolves({ Groups: [{ GroupName: ADMIN_GROUP }] });
  pool.on(ListUsersInGroupCommand).resolves({ Users: [{ Attributes, Enabled: true }] });
  queues.on(GetQueueUrlCommand).resolves({ QueueUrl: 'notices' });
  queues.on(ChangeMessageVisibilityCommand).resolves({});
  queues.on(SendMessageCommand).callsFake(({ MessageBody }: { MessageBody: string }) => {
    queue.push({ body: MessageBody, deliveries: 0 });
    return {};
  });
  ({ handler } = (await import('../../../lambdas/notify-email/handler')) as unknown as {
    handler: typeof handler;
  });
});
afterAll(async () => {
  ses.stop();
  pool.restore();
  queues.restore();
  await tables.stop();
});
beforeEach(async () => {
  queue = [];
  ses.reset();
  queues.resetHistory();
  // A person keeps a limited number of notices, and the kinds of all tests together are more.
  for (const { pk, sk } of await stored())
    await tables.client.send(new DeleteCommand({ TableName: 'Insight', Key: { pk, sk } }));
});

/** Delivers every message in the queue once. Those that fail stay in the queue, with what was queued meanwhile. */
async function deliverOnce(): Promise<void> {
  const delivered = queue;
  queue = [];
  queue.push(...(await deliverBatch(handler, delivered)));
}

/** Returns how often each notice was mailed, by the number at the end of its mail. */
async function countMails(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const taken of ses.taken) {
    const Data = Buffer.from(new URLSearchParams(taken).get('RawMessage.Data') ?? '', 'base64');
    const { text } = await readSentMail({ RawMessage: { Data } });
    const number = /通知番号：(\S+)/.exec(text)?.[1] ?? 'none';
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

/** Queues a notice of each kind about `subject`, and those for the group for its only member. */
async function queueEachKind(subject: string): Promise<void> {
  queue = noticesOfEachKind(SUB, subject).map((notice) => ({ body: JSON.stringify(notice), deliveries: 0 }));
  expect(queue).toHaveLength(queuedKinds.length);
}

/** Delivers until the queue is empty. Fails if a message would be given up. */
async function deliverAll(): Promise<void> {
  while (queue.length > 0) {
    await deliverOnce();
    expect(Math.max(0, ...queue.map(({ deliveries }) => deliveries))).toBeLessThan(MOST_DELIVERIES);
  }
}

/** Returns the rows of the person's notices. */
async function stored() {
  const { Items = [] } = await tables.client.send(
    new QueryCommand({
      TableName: 'Insight',
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': childrenPrefix(UserNotice, SUB).pk },
    }),
  );
  return Items;
}

const listed = async (subject: string) =>
  (await stored()).filter((item) => item.subject === subject).map(({ kind }) => String(kind));

test.each([
  ['nothing fails, also for an address that bounces later', null, 0],
  ['SES throttles', refuse(400, 'Throttling'), 3],
  ['SES refuses', refuse(400, 'MessageRejected'), 2],
  ['SES is not available', refuse(503, 'ServiceUnavailable'), 2],
  ['SES never answers', () => undefined, 1],
])('when %s, each kind of notice arrives once after that', async (name, trouble, attempts) => {
  await queueEachKind(name);
  ses.fail(trouble);
  for (let attempt = 0; attempt < attempts; attempt += 1) await deliverOnce();
  if (trouble) expect(ses.taken).toEqual([]);
  ses.fail(null);
  await deliverAll();
  const counts = await countMails();
  expect(Object.keys(counts)).toHaveLength(queuedKinds.length);
  expect(new Set(Object.values(counts))).toEqual(new Set([1]));
  expect((await listed(name)).sort()).toEqual([...queuedKinds].sort());
});

test('after a lost answer a notice arrives at most twice, with the same number', async () => {
  await queueEachKind('lost');
  ses.fail((response) => response.socket?.destroy(), { takes: true });
  await deliverOnce();
  // The notices for administrators were queued for each of them only now.
  ses.fail(null);
  await deliverAll();
  const counts = await countMails();
  expect(Object.keys(counts)).toHaveLength(queuedKinds.length);
  expect(Math.max(...Object.values(counts))).toBe(2);
  expect((await listed('lost')).sort()).toEqual([...queuedKinds].sort());
});

test('what the queue delivers again after it has arrived is not mailed again, and pauses grow', async () => {
  await queueEachKind('again');
  const before = [...queue];
  await deliverAll();
  queue = before;
  await deliverAll();
  expect(new Set(Object.values(await countMails()))).toEqual(new Set([1]));
  await queueEachKind('pauses');
  ses.fail(refuse(400, 'Throttling'));
  for (let attempt = 0; attempt < 3; attempt += 1) await deliverOnce();
  const pauses = queues
    .commandCalls(ChangeMessageVisibilityCommand)
    .map(({ args: [{ input }] }) => input.VisibilityTimeout);
  expect([...new Set(pauses)]).toEqual([15, 30, 60]);
});

test('a notice whose delivery was killed while SES took it arrives after that', async () => {
  const [notice] = noticesOfEachKind(SUB, 'killed');
  const row = { pk: runOnceKey(`notice#${notice!.id}`), sk: 'Once' };
  const store = (runsUntil: number) => tables.fill([{ table: 'Insight', item: { ...row, runsUntil } }]);
  queue = [{ body: JSON.stringify(notice), deliveries: 0 }];
  await store(Date.now() + 30_000);
  await deliverOnce();
  expect([queue.length, ses.taken.length]).toEqual([1, 0]);
  await store(Date.now() - 1);
  await deliverAll();
  expect(Object.values(await countMails())).toEqual([1]);
});
