import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { diskFull } from '../../storage/diskFull';
import { TooManyInvocations } from '../lambda/TooManyInvocations';
import type { ChangeRecord } from './ChangeRecord';
import { findFirstFailure } from './findFirstFailure';
import type { StreamMapping } from './readMappings';

interface DeliveryOptions {
  mapping: StreamMapping;
  functionArn: string;
  invoke(event: { Records: ChangeRecord[] }): Promise<unknown>;
  sendToQueue(queueArn: string, body: unknown): void;
}

const firstPause = 50;
const longestPause = 5_000;

/**
 * Delivers stream records to a Lambda function, as an event source mapping of a DynamoDB stream does:
 * repeatedly, until the function has processed them or they are given up.
 */
export class BatchDelivery {
  private readonly stopping = new AbortController();

  constructor(private readonly options: DeliveryOptions) {}

  /**
   * Delivers stream records to the function, in order. Records that still fail after the configured number of
   * retries, or at the configured age, are given up and reported to the failure queue, if there is one.
   * @returns true when all records were processed or given up; false when `stop` was called first
   */
  async deliver(shardId: string, records: ChangeRecord[], attempts = 1): Promise<boolean> {
    const { mapping } = this.options;
    let batch = records;
    for (let attempt = attempts; batch.length > 0; attempt += 1) {
      if (this.stopping.signal.aborted) return false;
      const failed = await this.attempt(batch);
      if (failed === 'throttled') {
        attempt -= 1; // The function has not seen the batch, so this attempt does not count.
        await this.wait(longestPause / 5);
        continue;
      }
      if (failed === batch.length) return true;
      if (failed > 0) {
        batch = batch.slice(failed);
        attempt = 0;
        continue;
      }
      if (mapping.bisects && batch.length > 1) {
        const middle = Math.ceil(batch.length / 2);
        return (
          (await this.deliver(shardId, batch.slice(0, middle), attempt)) &&
          (await this.deliver(shardId, batch.slice(middle), attempt))
        );
      }
      if (this.isGivenUp(batch, attempt) && this.recordFailure(shardId, batch, attempt)) return true;
      await this.wait(Math.min(firstPause * 2 ** (attempt - 1), longestPause));
    }
    return true;
  }

  stop(): void {
    this.stopping.abort();
  }

  private async wait(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  /**
   * Invokes the function with a batch of stream records. Returns how many of them the function has processed,
   * counted from the first; `throttled` if the invocation was refused.
   */
  private async attempt(batch: ChangeRecord[]): Promise<number | 'throttled'> {
    const { mapping, invoke } = this.options;
    try {
      const answer = await invoke({ Records: batch });
      return mapping.reportsFailures ? findFirstFailure(answer, batch) : batch.length;
    } catch (error) {
      return error instanceof TooManyInvocations ? 'throttled' : 0; // The function's log has the reason.
    }
  }

  private isGivenUp(batch: ChangeRecord[], attempt: number): boolean {
    const { retries, maximumAgeSeconds } = this.options.mapping;
    const seconds = Date.now() / 1000 - (batch[0]?.dynamodb.ApproximateCreationDateTime ?? 0);
    return (retries >= 0 && attempt > retries) || (maximumAgeSeconds >= 0 && seconds > maximumAgeSeconds);
  }

  /**
   * Reports records that are given up to the failure queue, if there is one. As in Lambda, the message
   * contains the sequence numbers of the first and the last record, not the records themselves.
   * @returns false when the disk is too full to store the message; the caller then delivers the records again
   */
  private recordFailure(shardId: string, batch: ChangeRecord[], attempt: number): boolean {
    const { mapping, functionArn, sendToQueue } = this.options;
    const first = batch[0];
    const last = batch.at(-1);
    if (!mapping.onFailure || !first || !last) return true;
    const moment = ({ dynamodb }: ChangeRecord) =>
      new Date(dynamodb.ApproximateCreationDateTime * 1000).toISOString();
    const record = {
      version: '1.0',
      timestamp: new Date().toISOString(),
      requestContext: {
        requestId: randomUUID(),
        functionArn,
        condition: 'RetryAttemptsExhausted',
        approximateInvokeCount: attempt,
      },
      responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
      DDBStreamBatchInfo: {
        shardId,
        startSequenceNumber: first.dynamodb.SequenceNumber,
        endSequenceNumber: last.dynamodb.SequenceNumber,
        approximateArrivalOfFirstRecord: moment(first),
        approximateArrivalOfLastRecord: moment(last),
        batchSize: batch.length,
        streamArn: first.eventSourceARN,
      },
    };
    try {
      sendToQueue(mapping.onFailure, record);
      return true;
    } catch (error) {
      if (!diskFull.isReason(error)) throw error;
      diskFull.tell();
      return false;
    }
  }
}
