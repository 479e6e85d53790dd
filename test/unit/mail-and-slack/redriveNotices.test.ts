import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { failureKey } from '../../../lambdas/lib/notices/failureKey';
import { handler } from '../../../lambdas/redrive-notices/handler';

const client = mockClient(SQSClient);
/** The messages in each queue, by its URL. */
let stored: Record<string, string[]>;
/** The messages of the failure queue that are invisible, because somebody has received them. */
let taken: string[];
const failedRows = mockClient(DynamoDBDocumentClient);

const SENT = Date.parse('2026-01-05T03:00:00.000Z');
const SLACK = '{"key":"skill#zig","message":{"text":"zig","blocks":[]}}';
const DIGEST = '{"conversationId":"talk","userId":"other"}';

beforeEach(() => {
  Object.assign(process.env, {
    DIGEST_QUEUE_URL: 'digests',
    NOTICE_QUEUE_URL: 'notices',
    SLACK_QUEUE_URL: 'slack',
    MAIL_FAILURE_QUEUE_URL: 'failures',
    INSIGHT_TABLE: 'Insight',
  });
  const notice = (number: number) =>
    JSON.stringify({ id: `sub.${number}`, userId: 'sub', kind: 'EXPORT_READY' });
  stored = {
    ...{ digests: [], notices: [], slack: [] },
    failures: [...Array.from({ length: 24 }, (_, number) => notice(number)), DIGEST, SLACK],
  };
  taken = [];
  failedRows.reset();
  failedRows.on(GetCommand).callsFake(({ Key }: { Key: { pk: string } }) => ({
    Item: Key.pk === failureKey(DIGEST).pk ? { reason: 'MessageRejected' } : undefined,
  }));
  client.reset();
  client.on(GetQueueAttributesCommand).callsFake(() => ({
    Attributes: { ApproximateNumberOfMessages: String(stored.failures?.length) },
  }));
  client.on(ReceiveMessageCommand).callsFake(({ MaxNumberOfMessages }) => {
    const visible = (stored.failures ?? []).filter((body) => !taken.includes(body));
    const received = visible.slice(0, MaxNumberOfMessages);
    taken.push(...received);
    const Attributes = { SentTimestamp: String(SENT) };
    return { Messages: received.map((Body) => ({ Body, MessageId: Body, ReceiptHandle: Body, Attributes })) };
  });
  client.on(ChangeMessageVisibilityCommand).callsFake(({ ReceiptHandle }) => {
    taken = taken.filter((body) => body !== ReceiptHandle);
    return {};
  });
  client.on(SendMessageCommand).callsFake(({ QueueUrl, MessageBody }) => {
    stored[QueueUrl]?.push(MessageBody);
    return {};
  });
  client.on(DeleteMessageCommand).callsFake(({ QueueUrl, ReceiptHandle }) => {
    stored[QueueUrl] = (stored[QueueUrl] ?? []).filter((body) => body !== ReceiptHandle);
    return {};
  });
});
afterAll(() => {
  client.restore();
  failedRows.restore();
});

test('listing moves nothing, and says which notice failed when and why', async () => {
  const { items, ...numbers } = await handler({ action: 'list' });
  expect(numbers).toEqual({ count: 26, moved: 0 });
  expect(items).toHaveLength(26);
  const at = '2026-01-05T03:00:00.000Z';
  expect(items).toContainEqual({ id: DIGEST, kind: null, userId: 'other', at, reason: 'MessageRejected' });
  expect(items).toContainEqual({ id: SLACK, kind: null, userId: null, at, reason: null });
  expect(items[0]).toMatchObject({ kind: 'EXPORT_READY', userId: 'sub', at, reason: null });
  expect(taken).toEqual([]);
  expect(stored.failures).toHaveLength(26);
});

test('each message returns unchanged to the queue from which it came', async () => {
  const before = [...(stored.failures ?? [])];
  expect(await handler({ action: 'redrive' })).toEqual({ count: 0, moved: 26, items: [] });
  expect(stored).toMatchObject({ notices: before.slice(0, 24), digests: [DIGEST], slack: [SLACK] });
  expect(await handler({ action: 'redrive' })).toEqual({ count: 0, moved: 0, items: [] });
});

test('a message stays in the failure queue until it is in the other one', async () => {
  client.on(SendMessageCommand).rejects(new Error('throttled'));
  await expect(handler({ action: 'redrive' })).rejects.toThrow('throttled');
  expect(stored.failures).toHaveLength(26);
});
