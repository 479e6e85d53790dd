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
   * Maximum number of stream records in one invocation of a consumer. A batch must finish within the
   * function's timeout even if each record takes long. `handle-changes` takes up to half a second per record
   * of a busy partition, for publishing, a transaction and reads.
   */
  batchSize: number;
  /**
   * When Lambda gives up on a failed batch of stream records: after a certain age of the records, or after a
   * number of retries. The function index-search itself sends records that can never succeed to its failure
   * queue, so that they do not block others.
   */
  patience: { maxRecordAge: Duration } | { retryAttempts: number };
}

const PACE: Partial<Record<FunctionName, Pace>> = {
  'index-search': { batchSize: 500, patience: { maxRecordAge: Duration.hours(23) } },
  'handle-changes': { batchSize: 100, patience: { retryAttempts: 10 } },
};

/**
 * How many batches of one stream shard Lambda processes at the same time, by table. Changes of one item are
 * still processed in order. The table Conversation has the highest number, so that new messages do not wait
 * behind records that take long.
 */
const LANES: Readonly<Record<Table, number>> = {
  Talent: 2,
  OpenJob: 2,
  Conversation: 4,
  Catalog: 2,
  Insight: 1,
};

/**
 * Connects the Lambda functions that consume the tables' DynamoDB streams. Each of them has a failure queue
 * for the records that it could not process.
 */
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

  /** Returns the SQS queue of the stream records that a consumer could not process. */
  failuresOf(name: FunctionName): Queue {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`${name} follows no stream`);
    return queue;
  }
}
