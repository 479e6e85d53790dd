import type { ChangeRecord } from './ChangeRecord';
import type { Checkpoints } from './Checkpoints';
import type { Delivery } from './Delivery';
import { lanesOf } from './lanesOf';
import type { StreamMapping } from './readMappings';
import type { StreamReader } from './StreamReader';

interface ConsumerOptions {
  mapping: StreamMapping;
  hashKey: string;
  reader: StreamReader;
  checkpoints: Checkpoints;
  delivery: Delivery;
}

/** Between two looks while nobody tells of a write: those who write past AppSync and the functions tell nobody. */
const restMilliseconds = 500;

/** One event source mapping at work on one table's stream. */
export class StreamConsumer {
  /** Records done since the start, filtered ones included. */
  handled = 0;
  /** Whether records were found that are not done. */
  behind = false;
  private readonly running = new Set<string>();
  private readonly loops = new Set<Promise<void>>();
  private waiting: (() => void)[] = [];
  private readonly sleepers = new Set<() => void>();
  private calls = 0;
  private stopped = false;

  constructor(private readonly options: ConsumerOptions) {}

  get mapping(): StreamMapping {
    return this.options.mapping;
  }

  /** Begins reading every shard whose parent is done. */
  async start(): Promise<void> {
    const { reader, checkpoints } = this.options;
    const shards = await reader.shards();
    const isOpen = (id: string | undefined) =>
      id !== undefined && shards.some(({ ShardId }) => ShardId === id) && !checkpoints.isFinished(id);
    for (const { ShardId, ParentShardId } of shards) {
      if (this.running.has(ShardId) || checkpoints.isFinished(ShardId) || isOpen(ParentShardId)) continue;
      this.running.add(ShardId);
      const loop = this.consume(ShardId).finally(() => this.loops.delete(loop));
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

  private async consume(shardId: string): Promise<void> {
    const { reader, checkpoints, mapping } = this.options;
    const beginning = mapping.fromStart ? 'TRIM_HORIZON' : 'LATEST';
    while (!this.stopped) {
      const asking = this.waiting.splice(0);
      const { calls } = this;
      const after = checkpoints.after(shardId);
      const portion = await reader
        .read(shardId, after === null ? beginning : { after })
        .catch(() => ({ records: [], ended: false, broken: true }));
      this.behind = portion.records.length > 0;
      if (portion.records.length > 0) {
        this.waiting.unshift(...asking);
        if (!(await this.handle(shardId, portion.records))) return;
      } else if (portion.ended) {
        checkpoints.finish(shardId);
        this.waiting.unshift(...asking);
        return this.start();
      } else {
        if ('broken' in portion) this.waiting.unshift(...asking);
        else asking.forEach((resolve) => resolve());
        if (calls === this.calls) await this.rest();
      }
    }
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

  /** @returns false when it was stopped before all were done */
  private async handle(shardId: string, records: ChangeRecord[]): Promise<boolean> {
    const { mapping, hashKey, delivery, checkpoints } = this.options;
    const wanted = records.filter((record) => mapping.wants(record));
    const lanes = lanesOf(wanted, mapping.lanes, hashKey).map(async (lane) => {
      for (let at = 0; at < lane.length; at += mapping.batchSize) {
        if (!(await delivery.deliver(shardId, lane.slice(at, at + mapping.batchSize)))) return false;
      }
      return true;
    });
    const done = (await Promise.all(lanes)).every(Boolean);
    const last = records.at(-1);
    if (done && last) checkpoints.advance(shardId, last.dynamodb.SequenceNumber);
    this.handled += records.length;
    return done;
  }
}
