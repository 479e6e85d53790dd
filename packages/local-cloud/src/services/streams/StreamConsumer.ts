import { setTimeout as pause } from 'node:timers/promises';
import type { Checkpoints } from './Checkpoints';
import type { BatchDelivery } from './BatchDelivery';
import type { StreamMapping } from './readMappings';
import { ShardWork } from './ShardWork';
import type { StreamReader } from './StreamReader';

interface ConsumerOptions {
  mapping: StreamMapping;
  reader: StreamReader;
  checkpoints: Checkpoints;
  delivery: BatchDelivery;
}

/**
 * How long the consumer waits before it reads the stream again, in milliseconds, unless `wake` is called. The
 * local cloud calls `wake` when AppSync or a Lambda function may have written to the table. Writes of other
 * programs are found only after this time.
 */
const restMilliseconds = 500;
/**
 * Minimum time between two reads of a stream, in milliseconds, so that under load a batch contains several
 * records.
 */
const leastMilliseconds = 100;
/** Number of unprocessed records at which the consumer stops reading further ones. */
const mostInMemory = 2_000;

/** Consumes the DynamoDB stream of one table for a Lambda function, like an event source mapping. */
export class StreamConsumer {
  /** Number of stream records processed since the start, including those that the filter has left out. */
  handled = 0;
  private readonly running = new Map<string, ShardWork>();
  private readonly loops = new Set<Promise<void>>();
  /**
   * For each shard that is being read, callbacks that wait for the consumer to catch up. They are called when
   * a read returns no further records and all records read so far have been processed.
   */
  private readonly waiting = new Map<string, (() => void)[]>();
  private readonly sleepers = new Set<() => void>();
  private calls = 0;
  private stopped = false;

  constructor(private readonly options: ConsumerOptions) {}

  get mapping(): StreamMapping {
    return this.options.mapping;
  }

  /** Whether the stream consumer has read records that it has not processed yet. */
  get behind(): boolean {
    return [...this.running.values()].some(({ size }) => size > 0);
  }

  /**
   * Begins to read the shards of the stream. A shard is read only when its parent shard, if it has one, was
   * processed completely.
   */
  async start(): Promise<void> {
    const { reader, checkpoints } = this.options;
    const shards = await reader.shards();
    const isOpen = (id: string | undefined) =>
      id !== undefined && shards.some(({ ShardId }) => ShardId === id) && !checkpoints.isFinished(id);
    for (const { ShardId, ParentShardId } of shards) {
      if (this.running.has(ShardId) || checkpoints.isFinished(ShardId) || isOpen(ParentShardId)) continue;
      const work = this.workOn(ShardId);
      this.running.set(ShardId, work);
      this.waiting.set(ShardId, []);
      const loop = this.consume(ShardId, work).finally(() => this.loops.delete(loop));
      this.loops.add(loop);
    }
  }

  /** Resolves when the consumer has processed all records that are in the DynamoDB stream now. */
  async caughtUp(): Promise<void> {
    const shards = [...this.waiting.values()].map(
      (asking) => new Promise<void>((resolve) => void asking.push(resolve)),
    );
    this.wake();
    await Promise.all(shards);
  }

  /** Reads the DynamoDB stream at once instead of at the next interval. */
  wake(): void {
    this.calls += 1;
    for (const rouse of this.sleepers) rouse();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.options.delivery.stop();
    this.wake();
    await Promise.all(this.loops);
    this.options.checkpoints.flush();
  }

  private workOn(shardId: string): ShardWork {
    const { mapping, delivery, checkpoints } = this.options;
    return new ShardWork({
      lanes: mapping.lanes,
      batchSize: mapping.batchSize,
      wants: (record) => mapping.wants(record),
      deliver: (records) => delivery.deliver(shardId, records),
      onDone: ({ dynamodb }, count) => {
        checkpoints.advance(shardId, dynamodb.SequenceNumber);
        this.handled += count;
      },
    });
  }

  private async consume(shardId: string, work: ShardWork): Promise<void> {
    const { reader, checkpoints, mapping } = this.options;
    let after = checkpoints.after(shardId);
    const waiting = this.waiting.get(shardId) ?? [];
    let looked = 0;
    while (!this.stopped) {
      const early = looked + leastMilliseconds - performance.now();
      if (early > 0) await pause(early);
      looked = performance.now();
      const asking = waiting.splice(0);
      const { calls } = this;
      const position = after === null ? (mapping.fromStart ? 'TRIM_HORIZON' : 'LATEST') : { after };
      const portion = await reader
        .read(shardId, position)
        .catch(() => ({ records: [], ended: false, broken: true }));
      const last = portion.records.at(-1);
      if (last) {
        after = last.dynamodb.SequenceNumber;
        work.add(portion.records);
        waiting.unshift(...asking);
        await work.below(mostInMemory);
      } else if (portion.ended) {
        await work.idle();
        if (this.stopped) break;
        checkpoints.finish(shardId);
        await this.start();
        this.waiting.delete(shardId);
        // The shards that follow this one have its later records.
        void this.caughtUp().then(() => [...asking, ...waiting].forEach((resolve) => resolve()));
        return;
      } else {
        if ('broken' in portion || work.size > 0) waiting.unshift(...asking);
        else asking.forEach((resolve) => resolve());
        if (calls === this.calls)
          await Promise.race([this.rest(), ...(asking.length > 0 ? [work.below(1)] : [])]);
      }
    }
    await work.idle();
  }

  /**
   * Waits for the interval between two reads of the stream, or until `wake` is called. It uses no abort
   * signal, because aborting would create an error with a stack trace for each write.
   */
  private rest(): Promise<void> {
    return new Promise((resolve) => {
      const rouse = () => {
        clearTimeout(timer);
        this.sleepers.delete(rouse);
        resolve();
      };
      const timer = setTimeout(rouse, restMilliseconds);
      this.sleepers.add(rouse);
    });
  }
}
