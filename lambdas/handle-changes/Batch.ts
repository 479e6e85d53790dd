import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { correlation } from '../lib/correlation/correlation';
import { correlationIdOf } from '../lib/correlation/correlationIdOf';
import { logger } from '../lib/logger';
import type { Change } from './Change';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { StoredRow } from '../lib/StoredRow';
import { currentKey } from '../migrate-data/currentKey';
import { migrations } from '../migrate-data/migrations';

type Image = Record<string, AttributeValue>;

const migrate = (row: StoredRow): StoredRow =>
  migrations.reduce<StoredRow>(
    (former, migration) => ('change' in migration ? { ...former, ...migration.change(former) } : former),
    { ...row, ...currentKey({ pk: row.pk, sk: row.sk }) },
  );

/**
 * Decodes a record of a DynamoDB stream. Rows as an older release has stored them are returned as the migrations
 * leave them.
 */
function changeOf({ dynamodb }: DynamoDBRecord): Change {
  const decode = (image: unknown) => (image ? migrate(unmarshall(image as Image) as StoredRow) : undefined);
  return { before: decode(dynamodb?.OldImage), after: decode(dynamodb?.NewImage) };
}

/** Maximum number of partitions (by partition key) whose stream records are processed concurrently. */
const LANES = 16;

/** A record of a DynamoDB stream, and the change decoded from it. */
export interface Entry {
  record: DynamoDBRecord;
  change: Change;
}

/**
 * The stream records of one Lambda invocation, and those that failed. From the first failed record on, Lambda
 * delivers all of them again, including later ones that succeeded, so every reaction must be idempotent.
 */
export class Batch {
  /**
   * The stream records with their decoded changes, in the order of the stream. Records that could not be
   * decoded are left out; they count as failed.
   */
  readonly entries: readonly Entry[];
  private readonly failures = new Map<DynamoDBRecord, unknown>();

  constructor(private readonly records: readonly DynamoDBRecord[]) {
    this.entries = records.flatMap((record) => this.read(record));
  }

  /** The stream records grouped by partition key, each group in the order of the stream. */
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

  /**
   * Runs an action for every stream record, with the correlation id of its change. Records with different partition keys run concurrently. Records
   * with the same key run in order; after a failure, the later ones of that key fail too.
   */
  async inLanes(work: (entry: Entry) => Promise<void>): Promise<void> {
    const waiting = [...this.lanes];
    const one = async () => {
      for (let lane = waiting.shift(); lane; lane = waiting.shift()) await this.follow(lane, work);
    };
    await Promise.all(Array.from({ length: LANES }, one));
  }

  /**
   * Returns the failed records in the form of Lambda's partial batch response, and logs each error once.
   * @throws the first error if every record has failed, so that the invocation counts as an error of the
   * function
   */
  response(): DynamoDBBatchResponse {
    const causes = new Map([...this.failures].reverse().map(([record, error]) => [error, record]));
    for (const [error, record] of causes) {
      const { eventID, dynamodb } = record;
      correlation.run(correlationIdOf(record), () =>
        logger.error('A record failed', { eventID, keys: dynamodb?.Keys, error: error as Error }),
      );
    }
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
        await correlation.run(correlationIdOf(entry.record), () => work(entry));
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
