import type { ServerResponse } from 'node:http';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { failureKey } from '../../../lambdas/lib/notices/failureKey';
import { runOnceKey } from '../../../lambdas/lib/runOnceKey';
import type { SlackNotification } from '../../../lambdas/notify-slack/SlackNotification';
import { type EngineTables, engineTables } from '../../support/engineTables';
import { eventually } from '../../support/eventually';
import { deliverBatch, type QueuedMessage } from './deliverBatch';
import { storeApplicant } from './storeApplicant';
import { StubService } from './StubService';

const JOB = '01J0000000000000000000000A';

const text = (status: number, body: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
const slack = new StubService(text(200, 'ok'));
let webhook = '';
const parameters = new StubService((response) =>
  response
    .writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
    .end(JSON.stringify({ Parameter: { Value: webhook } })),
);
let tables: EngineTables;
type Outcome = { accepted: boolean };
let post: (notification: SlackNotification) => Promise<Outcome>;
let contact: (message: object) => Promise<Outcome>;
let deliverOnce: () => Promise<void>;

const queues = mockClient(SQSClient);
let queue: QueuedMessage[] = [];

beforeAll(async () => {
  tables = await engineTables();
  webhook = await slack.listen();
  Object.assign(process.env, {
    ...{ AWS_ENDPOINT_URL_SSM: await parameters.listen(), AWS_SESSION_TOKEN: 'c', STAGE: 'development' },
    ...{ SITE_URL: 'https://enishi.example.com', SLACK_QUEUE_URL: 'slack' },
    ...{ NOTICE_QUEUE_URL: 'notices', DIGEST_QUEUE_URL: 'digests', MAIL_FAILURE_QUEUE_URL: 'failures' },
  });
  queues.on(GetQueueUrlCommand).resolves({ QueueUrl: 'slack' });
  queues.on(ChangeMessageVisibilityCommand).resolves({});
  queues
    .on(SendMessageCommand, { QueueUrl: 'slack' })
    .callsFake(({ MessageBody }: { MessageBody: string }) => {
      queue.push({ body: MessageBody, deliveries: 0 });
      return {};
    });
  const notify = await import('../../../lambdas/notify-slack/handler');
  post = async (notification) => (await notify.handler(notification, {} as Context)) as Outcome;
  deliverOnce = async () => {
    queue = await deliverBatch(notify.handler as never, queue);
  };
  const receive = await import('../../../lambdas/receive-contact/handler');
  contact = (message) => receive.handler(message as Parameters<typeof receive.handler>[0]);
});
afterAll(async () => {
  slack.stop();
  queues.restore();
  parameters.stop();
  await tables.stop();
});
beforeEach(() => {
  slack.reset();
  queues.resetHistory();
  queue = [];
});

const anApplicant = () => storeApplicant(tables, JOB);

/** What each operation sends. A new one does not compile without a row. */
const requests: Record<SlackNotification['field'], SlackNotification['arguments']> = {
  notifyToSlackForNewUser: {},
  notifyToSlackForNewUserApply: { openJob: JOB },
  notifyErrorToSlack: { queryName: 'SearchJobs', errorMessage: 'Failed to fetch' },
  proposeSkill: { name: 'Kotlin' },
};

const failures = [
  ['answers 500', text(500, 'error'), 3, 'SlackAnswered500'],
  ['answers 429', text(429, 'rate_limited'), 3, 'SlackAnswered429'],
  ['never answers', () => undefined, 1, 'TimeoutError'],
] as const;

const cases = Object.keys(requests).flatMap((field) =>
  failures.map(
    ([name, trouble, attempts]) => [field as SlackNotification['field'], name, trouble, attempts] as const,
  ),
);

/** Delivers until the queue is empty, as when Slack has recovered, and what it delivered once more. */
async function deliverTwice(): Promise<void> {
  const before = [...queue];
  await deliverOnce();
  expect(queue).toEqual([]);
  queue = before;
  await deliverOnce();
  expect(queue).toEqual([]);
}

const proposal = async (name: string) =>
  ({ field: 'proposeSkill', sub: await anApplicant(), arguments: { name } }) as const;

test.each(cases)(
  '%s, when Slack %s: the caller succeeds at once, and the message arrives once after that',
  async (field, name, trouble, attempts) => {
    const about =
      field === 'proposeSkill' || field === 'notifyErrorToSlack' ? { name, errorMessage: name } : {};
    const request = { field, sub: await anApplicant(), arguments: { ...requests[field], ...about } };
    slack.fail(trouble);
    for (let call = 0; call < 2; call += 1) expect(await post(request)).toEqual({ accepted: true });
    for (let attempt = 0; attempt < attempts; attempt += 1) await deliverOnce();
    expect([queue.length, slack.taken]).toEqual([2, []]);
    slack.fail(null);
    // The two calls asked for one message: one of them posts it, the other finds it posted or being posted.
    while (queue.length > 0) await deliverOnce();
    expect(slack.taken).toHaveLength(1);
    expect(await post(request)).toEqual({ accepted: true });
    await deliverTwice();
    expect(slack.taken).toHaveLength(1);
  },
);

test.each(failures)(
  'a message of the contact form, when Slack %s, is accepted at once and arrives once after that',
  async (name, trouble, attempts, reason) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    slack.fail(trouble);
    expect(await contact({ sub: '', address: name, name: '結城 結', email, message: '掲載' })).toEqual({
      accepted: true,
    });
    for (let attempt = 0; attempt < attempts; attempt += 1) await deliverOnce();
    expect([queue.length, slack.taken]).toEqual([1, []]);
    const Key = failureKey(queue[0]!.body);
    const { Item } = await tables.client.send(new GetCommand({ TableName: 'Insight', Key }));
    expect(Item?.reason).toBe(reason);
    slack.fail(null);
    await deliverTwice();
    expect(slack.taken).toHaveLength(1);
  },
);

test('of two equal messages at once one arrives, the other is dropped, and none is noted as failed', async () => {
  const request = await proposal('Gleam');
  for (let call = 0; call < 2; call += 1) await post(request);
  const sent = [...queue];
  expect(sent).toHaveLength(2);
  const postponed = () => queues.commandCalls(ChangeMessageVisibilityCommand).length;
  // Slack answers only after the other message was postponed, because this one is still being posted.
  slack.fail(
    (response) =>
      void eventually('the other to wait', async () => postponed() > 0 || null).then(() =>
        response.end('ok'),
      ),
    { takes: true },
  );
  await deliverOnce();
  slack.fail(null);
  expect([queue.length, slack.taken.length]).toEqual([1, 1]);
  for (const { body } of sent) {
    const { Item } = await tables.client.send(
      new GetCommand({ TableName: 'Insight', Key: failureKey(body) }),
    );
    expect(Item).toBeUndefined();
  }
  await deliverTwice();
  expect(slack.taken).toHaveLength(1);
});

test('after a lost answer a message is in Slack at most twice', async () => {
  await post(await proposal('Zig'));
  slack.fail((response) => response.socket?.destroy(), { takes: true });
  await deliverOnce();
  slack.fail(null);
  await deliverTwice();
  expect(slack.taken).toHaveLength(2);
});

test('pauses grow, and are no shorter than what Slack asks for', async () => {
  await post(await proposal('Nim'));
  slack.fail(text(500, 'error'));
  for (let attempt = 0; attempt < 3; attempt += 1) await deliverOnce();
  slack.fail((response) => void response.writeHead(429, { 'retry-after': '600' }).end());
  await deliverOnce();
  const pauses = queues
    .commandCalls(ChangeMessageVisibilityCommand)
    .map(({ args: [{ input }] }) => input.VisibilityTimeout);
  expect(pauses).toEqual([15, 30, 60, 600]);
});

test('a message whose delivery was killed arrives after that', async () => {
  await post(await proposal('Elm'));
  const row = { pk: runOnceKey('skill#elm'), sk: 'Once' };
  const store = (runsUntil: number) => tables.fill([{ table: 'Insight', item: { ...row, runsUntil } }]);
  await store(Date.now() + 30_000);
  await deliverOnce();
  expect([queue.length, slack.taken.length]).toEqual([1, 0]);
  await store(Date.now() - 1);
  await deliverTwice();
  expect(slack.taken).toHaveLength(1);
});

test('what was given up arrives once after a redrive', async () => {
  const sub = await anApplicant();
  await post({ field: 'notifyToSlackForNewUser', sub, arguments: {} });
  slack.fail(text(500, 'error'));
  for (let attempt = 0; attempt < 12; attempt += 1) await deliverOnce();
  let given = queue.map(({ body }) => ({ Body: body, ReceiptHandle: body }));
  queue = [];
  queues.on(ReceiveMessageCommand).callsFake(() => ({ Messages: given }));
  queues.on(GetQueueAttributesCommand).resolves({ Attributes: { ApproximateNumberOfMessages: '0' } });
  queues.on(DeleteMessageCommand).callsFake(() => {
    given = [];
    return {};
  });
  const redriving = await import('../../../lambdas/redrive-notices/handler');
  expect(await redriving.handler({ action: 'redrive' })).toMatchObject({ moved: 1 });
  slack.fail(null);
  await deliverTwice();
  expect(slack.taken).toHaveLength(1);
});

test('a message about a talent who was erased meanwhile is not posted, and not queued with the name', async () => {
  const sub = await anApplicant();
  await post({ field: 'notifyToSlackForNewUser', sub, arguments: { name: '結城 結' } });
  expect(queue[0]?.body).not.toContain('結城');
  await tables.client.send(new DeleteCommand({ TableName: 'Talent', Key: { pk: sub, sk: 'User' } }));
  await deliverTwice();
  expect(slack.taken).toEqual([]);
});
