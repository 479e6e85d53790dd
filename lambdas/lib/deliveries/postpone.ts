import { ChangeMessageVisibilityCommand, GetQueueUrlCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { pauseAfter } from './pauseAfter';

const queues = new SQSClient({});

/**
 * Makes a queue deliver a message again only after a pause, which grows with each attempt.
 * @param atLeast the least number of seconds that the receiver has asked for
 */
export async function postpone(
  { eventSourceARN, receiptHandle, attributes }: SQSRecord,
  atLeast: number,
): Promise<void> {
  const QueueName = eventSourceARN.split(':').at(-1);
  const { QueueUrl } = await queues.send(new GetQueueUrlCommand({ QueueName }));
  await queues.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl,
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: Math.max(pauseAfter(Number(attributes.ApproximateReceiveCount)), atLeast),
    }),
  );
}
