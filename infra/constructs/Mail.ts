import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { unreadMailDelay } from '../../model/unreadMailDelay';

/**
 * How often the delivery of a mail or notice is attempted. With the pauses of `pauseAfter` this takes about three hours.
 */
const ATTEMPTS = 12;

/**
 * The SQS queues of the function `notify-email`, which sends mail. The queue `digests` delivers each request
 * after `unreadMailDelay` minutes; the function then sends a mail if the member still has unread messages in
 * the conversation (decision T32). The queue `notices` delivers its requests without delay. After a failure,
 * the function itself sets the pause before the next attempt.
 */
export class Mail extends Construct {
  readonly digests: Queue;
  readonly notices: Queue;
  readonly failures: Queue;

  constructor(scope: Construct, id: string, { sender }: { sender: LambdaFunction }) {
    super(scope, id);
    const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.failures = new Queue(this, 'Failures', { ...secured, retentionPeriod: Duration.days(14) });
    this.digests = new Queue(this, 'Digests', {
      ...secured,
      deliveryDelay: Duration.minutes(unreadMailDelay),
      visibilityTimeout: Duration.minutes(3),
      deadLetterQueue: { queue: this.failures, maxReceiveCount: ATTEMPTS },
    });
    this.notices = new Queue(this, 'Notices', {
      ...secured,
      visibilityTimeout: Duration.minutes(3),
      deadLetterQueue: { queue: this.failures, maxReceiveCount: ATTEMPTS },
    });
    for (const queue of [this.digests, this.notices])
      sender.addEventSource(new SqsEventSource(queue, { batchSize: 10, reportBatchItemFailures: true }));
  }
}
