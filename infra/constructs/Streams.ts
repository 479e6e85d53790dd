import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { type Function as LambdaFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Table } from '../../model/Entity';
import type { FunctionName } from '../functionNeeds';
import { streamFilters } from '../streamFilters';

interface StreamsProps {
  tables: Readonly<Record<Table, TableV2>>;
  functions: Readonly<Record<FunctionName, LambdaFunction>>;
}

interface Pace {
  /**
   * Batch size. A batch must fit the timeout of the function even when each record takes long: `handle-changes`
   * takes up to half a second per record of a busy partition (publishing, a transaction, reads).
   */
  batchSize: number;
  /**
   * How long a batch is retried. Search may be down for most of the 24 hours that a stream retains; the
   * consumer itself sends records that can never succeed to the failure queue, so retries do not block
   * others.
   */
  patience: { maxRecordAge: Duration } | { retryAttempts: number };
}

const PACE: Partial<Record<FunctionName, Pace>> = {
  'index-search': { batchSize: 500, patience: { maxRecordAge: Duration.hours(23) } },
  'handle-changes': { batchSize: 100, patience: { retryAttempts: 10 } },
};

/**
 * Concurrent batches per shard; order is kept per item. Higher for real-time updates, so that messages do not
 * wait for slower records.
 */
const LANES: Readonly<Record<Table, number>> = {
  Talent: 2,
  OpenJob: 2,
  Conversation: 4,
  Catalog: 2,
  Insight: 1,
};

/** The consumers of the table streams. Records that fail go to the failure queue of their consumer. */
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
      const pace = PACE[name];
      if (!pace) throw new Error(`No pace is declared for the stream consumer ${name}`);
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
            batchSize: pace.batchSize,
            maxBatchingWindow: Duration.seconds(0),
            bisectBatchOnError: true,
            reportBatchItemFailures: true,
            ...pace.patience,
            parallelizationFactor: LANES[table as Table],
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

  /** The failure queue of a consumer. */
  failuresOf(name: FunctionName): Queue {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`${name} follows no stream`);
    return queue;
  }
}
