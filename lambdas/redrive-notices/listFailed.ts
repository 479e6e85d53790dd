import {
  ChangeMessageVisibilityCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { itemAt } from '../lib/itemAt';
import type { Notice } from '../lib/notices/Notice';
import { failureKey } from '../lib/notices/failureKey';
import { env } from './needs';

const queues = new SQSClient({});

/** SQS's maximum number of messages in one request. */
const AT_ONCE = 10;
/** The maximum number of messages that are listed. */
const MOST = 50;
/** How many seconds a message stays invisible to others while the list is read. */
const SECONDS = 20;

/** A notice, a mail or a message to Slack that could not be delivered, without its text and the recipient's address. */
export interface FailedNotice {
  /** The id of the SQS message. */
  id: string;
  /** The kind of the notice; null for a mail about unread messages and a message to Slack. */
  kind: Notice['kind'] | null;
  /** The sub of the recipient, or `ADMINISTRATORS`; null for a message to Slack. */
  userId: string | null;
  /** When it was queued, in ISO 8601. */
  at: string;
  /** The name of the last error; null if it is not known. */
  reason: string | null;
}

async function describe({ MessageId = '', Body = '{}', Attributes }: Message): Promise<FailedNotice> {
  const { kind = null, userId = null } = JSON.parse(Body) as Partial<Notice>;
  const failure = await itemAt(env('INSIGHT_TABLE'), failureKey(Body));
  const at = new Date(Number(Attributes?.SentTimestamp ?? 0)).toISOString();
  return { id: MessageId, kind, userId, at, reason: (failure?.reason ?? null) as string | null };
}

/**
 * Lists messages of the failure queue, at most 50, the oldest first, and leaves them there. While it
 * reads, nobody else can receive them.
 */
export async function listFailed(): Promise<FailedNotice[]> {
  const QueueUrl = env('MAIL_FAILURE_QUEUE_URL');
  const taken: Message[] = [];
  while (taken.length < MOST) {
    const { Messages = [] } = await queues.send(
      new ReceiveMessageCommand({
        ...{ QueueUrl, MaxNumberOfMessages: AT_ONCE, VisibilityTimeout: SECONDS },
        MessageSystemAttributeNames: ['SentTimestamp'],
      }),
    );
    if (Messages.length === 0) break;
    taken.push(...Messages);
  }
  for (const { ReceiptHandle } of taken)
    await queues.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));
  const listed = await Promise.all(taken.map(describe));
  return listed.sort((a, b) => a.at.localeCompare(b.at));
}
