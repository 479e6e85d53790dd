import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

const queues = new SQSClient({});

/** Sends a message to an SQS queue, as JSON. */
export async function sendToQueue(QueueUrl: string, message: Record<string, unknown>): Promise<void> {
  await queues.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message) }));
}
