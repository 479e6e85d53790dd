import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { logger } from '../lib/logger';
import type { Change } from './Change';
import { changeOf } from './changeOf';

/** Partitions that are worked on at once. */
const LANES = 16;

/** One record and what it says. */
export interface Entry {
  record: DynamoDBRecord;
  change: Change;
}

/**
 * The records of one invocation and which of them have failed. Lambda sends everything again from the first failed
 * record on, also what has succeeded: whatever is done with a record may therefore be done twice.
 */
export class Batch {
  /** In the order of the stream. */
  readonly entries: readonly Entry[];
  private readonly failures = new Map<DynamoDBRecord, unknown>();

  constructor(private readonly records: readonly DynamoDBRecord[]) {
    this.entries = records.flatMap((record) => this.read(record));
  }

  /** The records of each partition, in order. */
  get lanes(): readonly (readonly Entry[])[] {
    const lanes = new Map<string, Entry[]>();
    for (const entry of this.entries) {
      const partition = entry.record.dynamodb?.Keys?.pk?.S ?? '';
      lanes.set(partition, [...(lanes.get(partition) ?? []), entry]);
    }
    return [...lanes.values()];
  }

  fail({ record }: Pick<Entry, 'record'>, error: unknown): void {
    if (!this.failures.has(record)) this.failures.set(record, error);
  }

  /** Does something with every record: those of one partition in order up to the first failure, partitions at once. */
  async inLanes(work: (entry: Entry) => Promise<void>): Promise<void> {
    const waiting = [...this.lanes];
    const one = async () => {
      for (let lane = waiting.shift(); lane; lane = waiting.shift()) await this.follow(lane, work);
    };
    await Promise.all(Array.from({ length: LANES }, one));
  }

  /**
   * What Lambda has to send again.
   * @throws when nothing was done at all, so that it counts among the function's errors
   */
  response(): DynamoDBBatchResponse {
    const causes = new Map([...this.failures].reverse().map(([record, error]) => [error, record]));
    for (const [error, { eventID, dynamodb }] of causes)
      logger.error('A record failed', { eventID, keys: dynamodb?.Keys, error: error as Error });
    const [first] = this.failures.values();
    if (this.records.length > 0 && this.failures.size === this.records.length) throw first;
    return {
      batchItemFailures: [...this.failures.keys()].map(({ dynamodb }) => ({
        itemIdentifier: dynamodb?.SequenceNumber ?? '',
      })),
    };
  }

  private async follow(lane: readonly Entry[], work: (entry: Entry) => Promise<void>): Promise<void> {
    for (const [place, entry] of lane.entries()) {
      try {
        if (this.failures.has(entry.record)) throw this.failures.get(entry.record);
        await work(entry);
      } catch (error) {
        for (const later of lane.slice(place)) this.fail(later, error);
        return;
      }
    }
  }

  private read(record: DynamoDBRecord): Entry[] {
    try {
      return [{ record, change: changeOf(record) }];
    } catch (error) {
      this.failures.set(record, error);
      return [];
    }
  }
}
