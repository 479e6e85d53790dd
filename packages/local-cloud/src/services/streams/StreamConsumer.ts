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
 * Polling interval without notification: programs other than AppSync and the functions do not notify of their
 * writes.
 */
const restMilliseconds = 500;
/**
 * Minimum interval between two reads: under load, records are handed over in batches, as Lambda's pollers do.
 */
const leastMilliseconds = 100;
/** A consumer that lags this far stops reading; the stream retains the rest. */
const mostInMemory = 2_000;

/** One event source mapping at work on one table's stream. */
export class StreamConsumer {
  /** Records done since the start, filtered ones included. */
  handled = 0;
  private readonly running = new Map<string, ShardWork>();
  private readonly loops = new Set<Promise<void>>();
  private waiting: (() => void)[] = [];
  private readonly sleepers = new Set<() => void>();
  private calls = 0;
  private stopped = false;

  constructor(private readonly options: ConsumerOptions) {}

  get mapping(): StreamMapping {
    return this.options.mapping;
  }

  /** True when some records were read but not yet processed. */
  get behind(): boolean {
    return [...this.running.values()].some(({ size }) => size > 0);
  }

  /** Begins reading every shard whose parent is done. */
  async start(): Promise<void> {
    const { reader, checkpoints } = this.options;
    const shards = await reader.shards();
    const isOpen = (id: string | undefined) =>
      id !== undefined && shards.some(({ ShardId }) => ShardId === id) && !checkpoints.isFinished(id);
    for (const { ShardId, ParentShardId } of shards) {
      if (this.running.has(ShardId) || checkpoints.isFinished(ShardId) || isOpen(ParentShardId)) continue;
      const work = this.workOn(ShardId);
      this.running.set(ShardId, work);
      const loop = this.consume(ShardId, work).finally(() => this.loops.delete(loop));
      this.loops.add(loop);
    }
  }

  /** Resolves after a look at the stream, begun after this call, that found nothing left to do. */
  caughtUp(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.wake();
    });
  }

  /** Looks at the stream at once. */
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
    let looked = 0;
    while (!this.stopped) {
      const early = looked + leastMilliseconds - performance.now();
      if (early > 0) await pause(early);
      looked = performance.now();
      const asking = this.waiting.splice(0);
      const { calls } = this;
      const position = after === null ? (mapping.fromStart ? 'TRIM_HORIZON' : 'LATEST') : { after };
      const portion = await reader
        .read(shardId, position)
        .catch(() => ({ records: [], ended: false, broken: true }));
      const last = portion.records.at(-1);
      if (last) {
        after = last.dynamodb.SequenceNumber;
        work.add(portion.records);
        this.waiting.unshift(...asking);
        await work.below(mostInMemory);
      } else if (portion.ended) {
        await work.idle();
        if (this.stopped) break;
        checkpoints.finish(shardId);
        this.waiting.unshift(...asking);
        return this.start();
      } else {
        if ('broken' in portion || work.size > 0) this.waiting.unshift(...asking);
        else asking.forEach((resolve) => resolve());
        if (calls === this.calls)
          await Promise.race([this.rest(), ...(asking.length > 0 ? [work.below(1)] : [])]);
      }
    }
    await work.idle();
  }

  /** Until it is woken, or a while. Abort signals would cost an error with its stack for each write. */
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
