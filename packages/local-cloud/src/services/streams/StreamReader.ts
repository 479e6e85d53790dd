import type { ChangeRecord } from './ChangeRecord';
import type { EngineApi } from '../dynamodb/EngineApi';
import { EngineError } from '../dynamodb/EngineError';

/**
 * Position in a shard of a DynamoDB stream: after the record with the sequence number `after`, at the
 * beginning (`TRIM_HORIZON`), or at the end (`LATEST`).
 */
export type Position = { after: string } | 'TRIM_HORIZON' | 'LATEST';

export interface Portion {
  records: ChangeRecord[];
  /** Whether the stream shard is closed and has been read to its end. */
  ended: boolean;
}

export interface Shard {
  ShardId: string;
  ParentShardId?: string;
}

interface Description {
  StreamDescription: { Shards?: Shard[]; LastEvaluatedShardId?: string };
}

interface RecordsAnswer {
  Records: ChangeRecord[];
  NextShardIterator?: string;
}

const mostRecords = 1000;
/**
 * How many results of reads are cached. The consumers of one table usually read at the same position, and
 * share a cached result.
 */
const keptPortions = 2;
const keptMilliseconds = 2_000;

/** Reads the DynamoDB stream of one table. Consumers at the same position share the result of a read. */
export class StreamReader {
  private readonly iterators = new Map<string, string>();
  private readonly portions = new Map<string, Promise<Portion>>();

  constructor(
    private readonly api: EngineApi,
    /** ARN by which the local database engine knows the DynamoDB stream. */
    readonly streamArn: string,
    /**
     * The region and the stream ARN in the records that functions get. This ARN comes from the template; it
     * is not the one that the database engine uses.
     */
    private readonly source: { awsRegion: string; eventSourceARN: string },
  ) {}

  async shards(): Promise<Shard[]> {
    const shards: Shard[] = [];
    let last: string | undefined;
    do {
      const { StreamDescription } = await this.api.call<Description>('DescribeStream', {
        StreamArn: this.streamArn,
        ExclusiveStartShardId: last,
      });
      shards.push(...(StreamDescription.Shards ?? []));
      last = StreamDescription.LastEvaluatedShardId;
    } while (last !== undefined);
    return shards;
  }

  /** Reads the records of a stream shard after a position: up to 1,000, or none if there are no more yet. */
  async read(shardId: string, position: Position): Promise<Portion> {
    const place = `${shardId} ${typeof position === 'string' ? position : position.after}`;
    const shared = this.portions.get(place);
    if (shared) return shared;
    const reading = this.fetch(place, shardId, position);
    this.portions.set(place, reading);
    const portion = await reading.catch((error: unknown) => {
      this.portions.delete(place);
      throw error;
    });
    // Do not cache an empty result: the next read may find new records.
    if (portion.records.length === 0) this.portions.delete(place);
    for (const old of [...this.portions.keys()].slice(0, -keptPortions)) this.portions.delete(old);
    setTimeout(() => this.forget(place, reading), keptMilliseconds).unref();
    return portion;
  }

  private forget(place: string, reading: Promise<Portion>): void {
    if (this.portions.get(place) === reading) this.portions.delete(place);
  }

  private async fetch(place: string, shardId: string, position: Position): Promise<Portion> {
    const known = this.iterators.get(place);
    this.iterators.delete(place);
    const ShardIterator = known ?? (await this.iterator(shardId, position));
    const { Records, NextShardIterator } = await this.api
      .call<RecordsAnswer>('GetRecords', { ShardIterator, Limit: mostRecords })
      .catch((error: unknown) => {
        const expired = error instanceof EngineError && error.type === 'ExpiredIteratorException';
        if (expired) return { Records: [], NextShardIterator: '' };
        throw error;
      });
    const last = Records.at(-1)?.dynamodb.SequenceNumber;
    const next = last === undefined ? place : `${shardId} ${last}`;
    if (NextShardIterator) this.iterators.set(next, NextShardIterator);
    return {
      records: Records.map((record) => ({ ...record, ...this.source })),
      ended: NextShardIterator === undefined,
    };
  }

  private async iterator(shardId: string, position: Position): Promise<string> {
    const where =
      typeof position === 'string'
        ? { ShardIteratorType: position }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position.after };
    const { ShardIterator } = await this.api.call<{ ShardIterator: string }>('GetShardIterator', {
      StreamArn: this.streamArn,
      ShardId: shardId,
      ...where,
    });
    return ShardIterator;
  }
}
