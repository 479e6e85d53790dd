import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { handler } from '../../../lambdas/redrive-notices/handler';

const client = mockClient(SQSClient);
/** The messages in each queue, by its URL. */
let stored: Record<string, string[]>;

beforeEach(() => {
  Object.assign(process.env, {
    DIGEST_QUEUE_URL: 'digests',
    NOTICE_QUEUE_URL: 'notices',
    MAIL_FAILURE_QUEUE_URL: 'failures',
  });
  const notice = (number: number) => JSON.stringify({ id: `sub.${number}`, kind: 'EXPORT_READY' });
  stored = {
    ...{ digests: [], notices: [] },
    failures: [...Array.from({ length: 24 }, (_, number) => notice(number)), '{"conversationId":"talk"}'],
  };
  client.reset();
  client.on(GetQueueAttributesCommand).callsFake(() => ({
    Attributes: { ApproximateNumberOfMessages: String(stored.failures?.length) },
  }));
  client.on(ReceiveMessageCommand).callsFake(({ MaxNumberOfMessages }) => ({
    Messages: stored.failures?.slice(0, MaxNumberOfMessages).map((Body) => ({ Body, ReceiptHandle: Body })),
  }));
  client.on(SendMessageCommand).callsFake(({ QueueUrl, MessageBody }) => {
    stored[QueueUrl]?.push(MessageBody);
    return {};
  });
  client.on(DeleteMessageCommand).callsFake(({ QueueUrl, ReceiptHandle }) => {
    stored[QueueUrl] = (stored[QueueUrl] ?? []).filter((body) => body !== ReceiptHandle);
    return {};
  });
});
afterAll(() => client.restore());

test('counting moves nothing', async () => {
  expect(await handler({ action: 'count' })).toEqual({ count: 25, moved: 0 });
  expect(stored.failures).toHaveLength(25);
});

test('each message returns unchanged to the queue from which it came', async () => {
  const before = [...(stored.failures ?? [])];
  expect(await handler({ action: 'redrive' })).toEqual({ count: 0, moved: 25 });
  expect([stored.notices, stored.digests]).toEqual([before.slice(0, 24), before.slice(24)]);
  expect(await handler({ action: 'redrive' })).toEqual({ count: 0, moved: 0 });
});

test('a message stays in the failure queue until it is in the other one', async () => {
  client.on(SendMessageCommand).rejects(new Error('throttled'));
  await expect(handler({ action: 'redrive' })).rejects.toThrow('throttled');
  expect(stored.failures).toHaveLength(25);
});
