import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { correlationId } from '../../model/correlationId';
import { correlation } from './correlation/correlation';

const queues = new SQSClient({});

/** Sends a message to an SQS queue, as JSON, with the correlation id of the current operation. */
export async function sendToQueue(QueueUrl: string, message: Record<string, unknown>): Promise<void> {
  await queues.send(
    new SendMessageCommand({
      QueueUrl,
      MessageBody: JSON.stringify({ ...message, [correlationId.attribute]: correlation.current() }),
    }),
  );
}
