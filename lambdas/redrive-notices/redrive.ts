import {
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { env } from './needs';

const queues = new SQSClient({});

/** SQS's maximum number of messages in one request. */
const AT_ONCE = 10;
/** The maximum number of messages that one call moves; administrators can call again. */
const MOST = 500;
/** How many seconds a message that is being moved stays invisible to other receivers of the queue. */
const SECONDS = 60;
/** How long a call may take, in milliseconds: less than the timeout of the function. */
const MOST_MS = 20_000;

/**
 * Returns the URL of the queue from which a message came. Notices have the field `kind`, messages to Slack the field
 * `key`, and mails about unread messages neither.
 */
function queueOf(body: string): string {
  const request = JSON.parse(body) as object;
  if ('key' in request) return env('SLACK_QUEUE_URL');
  return 'kind' in request ? env('NOTICE_QUEUE_URL') : env('DIGEST_QUEUE_URL');
}

/** Moves one message to the queue from which it came. */
async function move({ Body = '{}', ReceiptHandle }: Message): Promise<void> {
  await queues.send(new SendMessageCommand({ QueueUrl: queueOf(Body), MessageBody: Body }));
  // If this fails, the message is moved again later: its id makes the delivery happen once.
  await queues.send(new DeleteMessageCommand({ QueueUrl: env('MAIL_FAILURE_QUEUE_URL'), ReceiptHandle }));
}

/** Moves the messages of the failure queue to the queues from which they came. Returns how many were moved. */
export async function redrive(): Promise<number> {
  const end = Date.now() + MOST_MS;
  let moved = 0;
  while (moved < MOST && Date.now() < end) {
    const { Messages = [] } = await queues.send(
      new ReceiveMessageCommand({
        QueueUrl: env('MAIL_FAILURE_QUEUE_URL'),
        MaxNumberOfMessages: AT_ONCE,
        VisibilityTimeout: SECONDS,
      }),
    );
    if (Messages.length === 0) break;
    for (const message of Messages) await move(message);
    moved += Messages.length;
  }
  return moved;
}
