import { createHash } from 'node:crypto';
import type { LocalQueue } from './LocalQueue';
import type { Message } from './Message';

interface SendEntry {
  MessageBody: string;
  DelaySeconds?: number;
  MessageAttributes?: Record<string, unknown>;
}

type Input = Record<string, unknown>;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

function send(queue: LocalQueue, { MessageBody, DelaySeconds, MessageAttributes }: SendEntry) {
  const message = queue.send(MessageBody, { delaySeconds: DelaySeconds, attributes: MessageAttributes });
  return { MessageId: message.id, MD5OfMessageBody: md5(MessageBody) };
}

function received(message: Message) {
  return {
    MessageId: message.id,
    ReceiptHandle: message.receiptHandle,
    Body: message.body,
    MD5OfBody: md5(message.body),
    Attributes: {
      ApproximateReceiveCount: String(message.receiveCount),
      SentTimestamp: String(message.sentAt),
    },
    ...(Object.keys(message.attributes).length > 0 ? { MessageAttributes: message.attributes } : {}),
  };
}

/**
 * The emulated SQS actions by name. The IAM permission for an action has the same name, without `Batch` at
 * the end.
 */
export const queueActions: Record<string, (queue: LocalQueue, input: Input) => unknown> = {
  SendMessage: (queue, input) => send(queue, input as unknown as SendEntry),
  SendMessageBatch: (queue, input) => ({
    Successful: (input.Entries as (SendEntry & { Id: string })[]).map((entry) => ({
      Id: entry.Id,
      ...send(queue, entry),
    })),
    Failed: [],
  }),
  ReceiveMessage: (queue, { MaxNumberOfMessages, VisibilityTimeout }) => ({
    Messages: queue
      .receive(Number(MaxNumberOfMessages ?? 1), VisibilityTimeout as number | undefined)
      .map(received),
  }),
  DeleteMessage: (queue, { ReceiptHandle }) => {
    queue.acknowledge(String(ReceiptHandle));
    return {};
  },
  ChangeMessageVisibility: (queue, { ReceiptHandle, VisibilityTimeout }) => {
    queue.postpone(String(ReceiptHandle), Number(VisibilityTimeout));
    return {};
  },
  GetQueueUrl: (queue) => ({ QueueUrl: queue.configuration.url }),
  GetQueueAttributes: (queue) => {
    const now = Date.now();
    const visible = queue.list().filter(({ visibleAt }) => visibleAt <= now).length;
    return {
      Attributes: {
        QueueArn: queue.configuration.arn,
        ApproximateNumberOfMessages: String(visible),
        ApproximateNumberOfMessagesNotVisible: String(queue.list().length - visible),
      },
    };
  },
};
