import type { ChangeRecord } from './ChangeRecord';
import { laneOf } from './laneOf';

interface Tracked {
  record: ChangeRecord;
  isDone: boolean;
}

interface ShardWorkOptions {
  lanes: number;
  batchSize: number;
  wants(record: ChangeRecord): boolean;
  /** Answers false when it was stopped before all were done. */
  deliver(records: ChangeRecord[]): Promise<boolean>;
  /** Called when everything up to this record is done, with how many that newly are. */
  onDone(last: ChangeRecord, count: number): void;
}

/**
 * The records of one shard that were read and are not done: dealt out to lanes, each of which hands over batch after
 * batch at its own pace, so that a slow or failing one holds up no other.
 */
export class ShardWork {
  /** In the order of the stream. */
  private readonly open: Tracked[] = [];
  private readonly lanes: Tracked[][];
  private readonly running = new Map<number, Promise<void>>();
  private listeners: (() => void)[] = [];

  constructor(private readonly options: ShardWorkOptions) {
    this.lanes = Array.from({ length: options.lanes }, () => []);
  }

  /** How many records are not done. */
  get size(): number {
    return this.open.length;
  }

  add(records: readonly ChangeRecord[]): void {
    for (const record of records) {
      const tracked = { record, isDone: !this.options.wants(record) };
      this.open.push(tracked);
      if (!tracked.isDone) this.lanes[laneOf(record, this.lanes.length)]?.push(tracked);
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

  /** Resolves when fewer records than this are left, or when no lane goes on. */
  async below(size: number): Promise<void> {
    while (this.open.length >= size && this.running.size > 0)
      await new Promise<void>((resolve) => this.listeners.push(resolve));
  }

  /** Resolves when no lane is at work. */
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
    // Whoever waits has to look once more: this lane may have been the last.
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
