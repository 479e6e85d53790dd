import type { ChangeRecord } from './ChangeRecord';

function hash(text: string): number {
  let value = 0;
  for (let index = 0; index < text.length; index += 1) value = (value * 31 + text.charCodeAt(index)) >>> 0;
  return value;
}
/**
 * Returns the number of the lane (concurrent worker) that processes a stream record. All records of one item
 * have the same lane, so they are processed in order. Records of different items may be processed in another
 * order than that of the stream.
 */
function shardByKey({ dynamodb: { Keys } }: ChangeRecord, lanes: number): number {
  const key = Object.keys(Keys)
    .sort()
    .map((name) => JSON.stringify(Keys[name]));
  return hash(key.join()) % lanes;
}

interface Tracked {
  record: ChangeRecord;
  isDone: boolean;
}

interface ShardWorkOptions {
  lanes: number;
  batchSize: number;
  wants(record: ChangeRecord): boolean;
  /**
   * Delivers stream records to the consumer's function. Resolves to false when the consumer was stopped
   * before all records were processed.
   */
  deliver(records: ChangeRecord[]): Promise<boolean>;
  /**
   * Called when all records up to `last` have been processed. `count` is the number of records processed
   * since the previous call.
   */
  onDone(last: ChangeRecord, count: number): void;
}

/**
 * The unprocessed records of one stream shard, distributed to lanes (concurrent workers). Each lane delivers
 * its batches independently, so that a slow or failing lane does not block the other lanes.
 */
export class ShardWork {
  /** Unprocessed records of a stream shard in the order of the stream. */
  private readonly open: Tracked[] = [];
  private readonly lanes: Tracked[][];
  private readonly running = new Map<number, Promise<void>>();
  private listeners: (() => void)[] = [];

  constructor(private readonly options: ShardWorkOptions) {
    this.lanes = Array.from({ length: options.lanes }, () => []);
  }

  /** Number of unprocessed records of the stream shard. */
  get size(): number {
    return this.open.length;
  }

  add(records: readonly ChangeRecord[]): void {
    for (const record of records) {
      const tracked = { record, isDone: !this.options.wants(record) };
      this.open.push(tracked);
      if (!tracked.isDone) this.lanes[shardByKey(record, this.lanes.length)]?.push(tracked);
    }
    this.settle();
    for (const [number, lane] of this.lanes.entries()) {
      if (lane.length === 0 || this.running.has(number)) continue;
      this.running.set(
        number,
        this.run(lane).finally(() => this.running.delete(number)),
      );
    }
  }

  /** Resolves when fewer than `size` records of the stream shard are unprocessed, or no lane is running. */
  async below(size: number): Promise<void> {
    while (this.open.length >= size && this.running.size > 0)
      await new Promise<void>((resolve) => this.listeners.push(resolve));
  }

  /** Resolves when no record of the stream shard is being processed. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running.values());
  }

  private async run(lane: Tracked[]): Promise<void> {
    while (lane.length > 0) {
      const batch = lane.slice(0, this.options.batchSize);
      if (!(await this.options.deliver(batch.map(({ record }) => record)))) break;
      lane.splice(0, batch.length);
      for (const tracked of batch) tracked.isDone = true;
      this.settle();
    }
    // Wake all waiters: this lane may have been the last.
    setImmediate(() => this.tell());
  }

  private settle(): void {
    const first = this.open.findIndex(({ isDone }) => !isDone);
    const done = this.open.splice(0, first === -1 ? this.open.length : first);
    const last = done.at(-1);
    if (last) this.options.onDone(last.record, done.length);
    this.tell();
  }

  private tell(): void {
    const { listeners } = this;
    this.listeners = [];
    for (const resolve of listeners) resolve();
  }
}
