import type { Message } from '../queues/Message';
import type { ChangeRecord } from './ChangeRecord';
import type { StreamConsumer } from './StreamConsumer';
import type { StreamReader } from './StreamReader';

export interface RunningMapping {
  consumer: StreamConsumer;
  reader: StreamReader;
  functionArn: string;
  invoke(event: { Records: ChangeRecord[] }): Promise<unknown>;
}

interface FailureRecord {
  requestContext?: { functionArn?: string };
  DDBStreamBatchInfo?: {
    shardId: string;
    startSequenceNumber: string;
    endSequenceNumber: string;
    streamArn: string;
  };
}

/**
 * The consumers of all DynamoDB streams. Each consumer reads the stream of one table for one Lambda function.
 */
export class Streams {
  constructor(private readonly mappings: RunningMapping[]) {}

  /**
   * Starts every consumer at its last checkpoint. A consumer without a checkpoint starts at the position that
   * the template declares.
   */
  async start(): Promise<void> {
    await Promise.all(this.mappings.map(({ consumer }) => consumer.start()));
  }

  /**
   * Returns for each stream consumer how many records it has processed since the start, and whether it is processing
   * some now.
   */
  progress(): { table: string; function: string; handled: number; behind: boolean }[] {
    return this.mappings.map(({ consumer }) => ({
      table: consumer.mapping.tableName,
      function: consumer.mapping.functionName,
      handled: consumer.handled,
      behind: consumer.behind,
    }));
  }

  /**
   * Resolves when all stream records were processed, also those of writes that happen while this method
   * waits.
   * @param settled waits for other work that may write to tables; resolves to true if there was any
   */
  async drained(settled: () => Promise<boolean> = () => Promise.resolve(false)): Promise<void> {
    const handled = () => this.mappings.reduce((sum, { consumer }) => sum + consumer.handled, 0);
    for (;;) {
      const before = handled();
      await Promise.all(this.mappings.map(({ consumer }) => consumer.caughtUp()));
      if (!(await settled()) && handled() === before) return;
    }
  }

  /** Makes the consumers of the given tables read their streams at once. */
  wake(tables: readonly string[]): void {
    for (const { consumer } of this.mappings) {
      if (tables.includes(consumer.mapping.tableName)) consumer.wake();
    }
  }

  /**
   * Invokes a function once more with stream records that were given up.
   * @param message the message in the failure queue that names the records
   * @throws Error when the message is not from a stream, its consumer no longer exists, or the function fails
   * again
   */
  async redrive(message: Message): Promise<void> {
    const { requestContext, DDBStreamBatchInfo: batch } = JSON.parse(message.body) as FailureRecord;
    if (!batch) throw new Error('This message does not come from a stream');
    const table = batch.streamArn.split('/')[1];
    const mapping = this.mappings.find(
      ({ functionArn, consumer }) =>
        functionArn === requestContext?.functionArn && consumer.mapping.tableName === table,
    );
    if (!mapping) throw new Error('The consumer of this message is no longer in the stack');
    const before = (BigInt(batch.startSequenceNumber) - 1n).toString();
    const { records } = await mapping.reader.read(
      batch.shardId,
      before === '0' ? 'TRIM_HORIZON' : { after: before },
    );
    const last = BigInt(batch.endSequenceNumber);
    const missed = records.filter(
      (record) => BigInt(record.dynamodb.SequenceNumber) <= last && mapping.consumer.mapping.wants(record),
    );
    await mapping.invoke({ Records: missed });
  }

  async stop(): Promise<void> {
    await Promise.all(this.mappings.map(({ consumer }) => consumer.stop()));
  }
}
