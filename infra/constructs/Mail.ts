import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { unreadMailDelay } from '../../model/unreadMailDelay';

/**
 * The SQS queue of mails about unread messages. Each entry names a member of a conversation and becomes
 * visible after `unreadMailDelay` minutes. Then the function `notify-email` sends the mail if that member
 * still has unread messages in the conversation (decision T32).
 */
export class Mail extends Construct {
  readonly digests: Queue;
  readonly failures: Queue;

  constructor(scope: Construct, id: string, { sender }: { sender: LambdaFunction }) {
    super(scope, id);
    const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.failures = new Queue(this, 'Failures', { ...secured, retentionPeriod: Duration.days(14) });
    this.digests = new Queue(this, 'Digests', {
      ...secured,
      deliveryDelay: Duration.minutes(unreadMailDelay),
      visibilityTimeout: Duration.minutes(3),
      deadLetterQueue: { queue: this.failures, maxReceiveCount: 5 },
    });
    sender.addEventSource(new SqsEventSource(this.digests, { batchSize: 10, reportBatchItemFailures: true }));
  }
}
