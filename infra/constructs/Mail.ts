import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { unreadMailDelay } from '../../model/unreadMailDelay';

/**
 * How often the delivery of a mail, a notice or a message to Slack is attempted. With the pauses of `pauseAfter`
 * this takes about three hours.
 */
const ATTEMPTS = 12;

/**
 * The SQS queues of the functions that send mail (`notify-email`) and messages to Slack (`notify-slack`), with
 * one failure queue. The queue `digests` delivers each request after `unreadMailDelay` minutes; the function
 * then sends a mail if the member still has unread messages in the conversation (decision T32). The queues
 * `notices` and `slack` deliver their requests without delay. After a failure, the function itself sets the
 * pause before the next attempt.
 */
export class Mail extends Construct {
  readonly digests: Queue;
  readonly notices: Queue;
  readonly slack: Queue;
  readonly failures: Queue;

  constructor(
    scope: Construct,
    id: string,
    { sender, poster }: { sender: LambdaFunction; poster: LambdaFunction },
  ) {
    super(scope, id);
    const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.failures = new Queue(this, 'Failures', { ...secured, retentionPeriod: Duration.days(14) });
    const delivered = {
      ...secured,
      visibilityTimeout: Duration.minutes(3),
      deadLetterQueue: { queue: this.failures, maxReceiveCount: ATTEMPTS },
    };
    const deliveryDelay = Duration.minutes(unreadMailDelay);
    this.digests = new Queue(this, 'Digests', { ...delivered, deliveryDelay });
    this.notices = new Queue(this, 'Notices', delivered);
    this.slack = new Queue(this, 'Slack', delivered);
    for (const [queue, receiver] of [
      [this.digests, sender],
      [this.notices, sender],
      [this.slack, poster],
    ] as const)
      receiver.addEventSource(new SqsEventSource(queue, { batchSize: 10, reportBatchItemFailures: true }));
  }
}
