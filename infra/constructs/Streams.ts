import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { type Function as LambdaFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Table } from '../../model/Entity';
import type { FunctionName } from '../functionNames';
import { streamFilters } from '../streamFilters';

interface StreamsProps {
  tables: Readonly<Record<Table, TableV2>>;
  functions: Readonly<Record<FunctionName, LambdaFunction>>;
}

/**
 * How long a consumer tries. Search may be down for most of the day that a stream remembers: what it will never take
 * the consumer itself sets aside, so that waiting holds up nothing else.
 */
const PATIENCE: Partial<Record<FunctionName, { maxRecordAge: Duration }>> = {
  'index-search': { maxRecordAge: Duration.hours(23) },
};

/** The consumers of the tables' streams: whatever cannot be done lands in the consumer's failure queue. */
export class Streams extends Construct {
  readonly followers: readonly LambdaFunction[];
  private readonly queues = new Map<FunctionName, Queue>();

  constructor(scope: Construct, id: string, { tables, functions }: StreamsProps) {
    super(scope, id);
    const consumers = Object.entries(streamFilters) as [
      FunctionName,
      Partial<Record<Table, readonly object[]>>,
    ][];
    this.followers = consumers.map(([name]) => functions[name]);
    for (const [name, filters] of consumers) {
      const consumer = functions[name];
      const queue = new Queue(this, `${consumer.node.scope?.node.id}Failures`, {
        encryption: QueueEncryption.SQS_MANAGED,
        enforceSSL: true,
        retentionPeriod: Duration.days(14),
      });
      this.queues.set(name, queue);
      for (const [table, patterns] of Object.entries(filters)) {
        consumer.addEventSource(
          new DynamoEventSource(tables[table as Table], {
            startingPosition: StartingPosition.TRIM_HORIZON,
            batchSize: 500,
            maxBatchingWindow: Duration.seconds(0),
            bisectBatchOnError: true,
            reportBatchItemFailures: true,
            ...(PATIENCE[name] ?? { retryAttempts: 10 }),
            parallelizationFactor: 2,
            onFailure: new SqsDlq(queue),
            filters: patterns.map((pattern) => ({ pattern: JSON.stringify(pattern) })),
          }),
        );
      }
    }
  }

  get failureQueues(): readonly Queue[] {
    return [...this.queues.values()];
  }

  /** Where a consumer's failures end. */
  failuresOf(name: FunctionName): Queue {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`${name} follows no stream`);
    return queue;
  }
}
