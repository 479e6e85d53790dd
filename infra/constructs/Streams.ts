import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

interface StreamsProps {
  tables: readonly TableV2[];
  consumers: readonly LambdaFunction[];
}

/** The consumers of the tables' streams: whatever cannot be done lands in the consumer's failure queue. */
export class Streams extends Construct {
  readonly failureQueues: readonly Queue[];

  constructor(scope: Construct, id: string, { tables, consumers }: StreamsProps) {
    super(scope, id);
    this.failureQueues = consumers.map((consumer) => {
      const queue = new Queue(this, `${consumer.node.scope?.node.id}Failures`, {
        encryption: QueueEncryption.SQS_MANAGED,
        enforceSSL: true,
        retentionPeriod: Duration.days(14),
      });
      for (const table of tables) {
        consumer.addEventSource(
          new DynamoEventSource(table, {
            startingPosition: StartingPosition.TRIM_HORIZON,
            batchSize: 500,
            maxBatchingWindow: Duration.seconds(0),
            bisectBatchOnError: true,
            reportBatchItemFailures: true,
            retryAttempts: 10,
            parallelizationFactor: 2,
            onFailure: new SqsDlq(queue),
          }),
        );
      }
      return queue;
    });
  }
}
