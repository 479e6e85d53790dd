import {
  DescribeStreamCommand,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type DynamoDBStreamsClient,
  type Shard,
  type ShardIteratorType,
} from '@aws-sdk/client-dynamodb-streams';
import type { ChangeRecord } from './ChangeRecord';
import { toChangeRecord } from './toChangeRecord';

/** After which record of a shard to go on; where there is none, from its start or from now on. */
export type Position = { after: string } | 'TRIM_HORIZON' | 'LATEST';

export interface Portion {
  records: ChangeRecord[];
  /** The shard is closed and was read to its end. */
  ended: boolean;
}

const mostRecords = 1000;
const keptPortions = 4;

/** Reads one table's stream. Consumers that are at the same place share what is read. */
export class StreamReader {
  private readonly iterators = new Map<string, string>();
  private readonly portions = new Map<string, Promise<Portion>>();

  /** @param source how functions see the stream, see toChangeRecord */
  constructor(
    private readonly client: DynamoDBStreamsClient,
    /** The engine's own ARN of the stream. */
    readonly streamArn: string,
    private readonly source: { region: string; streamArn: string },
  ) {}

  async shards(): Promise<Shard[]> {
    const shards: Shard[] = [];
    let last: string | undefined;
    do {
      const { StreamDescription } = await this.client.send(
        new DescribeStreamCommand({ StreamArn: this.streamArn, ExclusiveStartShardId: last }),
      );
      shards.push(...(StreamDescription?.Shards ?? []));
      last = StreamDescription?.LastEvaluatedShardId;
    } while (last !== undefined);
    return shards;
  }

  /** Up to 1,000 records; none when there are no new ones. */
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
    // What is empty now may be filled at the next look.
    if (portion.records.length === 0) this.portions.delete(place);
    for (const old of [...this.portions.keys()].slice(0, -keptPortions)) this.portions.delete(old);
    return portion;
  }

  private async fetch(place: string, shardId: string, position: Position): Promise<Portion> {
    const known = this.iterators.get(place);
    this.iterators.delete(place);
    const iterator = known ?? (await this.iterator(shardId, position));
    const { Records = [], NextShardIterator } = await this.client
      .send(new GetRecordsCommand({ ShardIterator: iterator, Limit: mostRecords }))
      .catch((error: unknown) => {
        if (error instanceof ExpiredIteratorException) return { Records: [], NextShardIterator: '' };
        throw error;
      });
    const records = Records.map((record) => toChangeRecord(record, this.source));
    const last = records.at(-1)?.dynamodb.SequenceNumber;
    if (NextShardIterator)
      this.iterators.set(last === undefined ? place : `${shardId} ${last}`, NextShardIterator);
    return { records, ended: NextShardIterator === undefined };
  }

  private async iterator(shardId: string, position: Position): Promise<string | undefined> {
    const where: { ShardIteratorType: ShardIteratorType; SequenceNumber?: string } =
      typeof position === 'string'
        ? { ShardIteratorType: position }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position.after };
    const { ShardIterator } = await this.client.send(
      new GetShardIteratorCommand({ StreamArn: this.streamArn, ShardId: shardId, ...where }),
    );
    return ShardIterator;
  }
}
