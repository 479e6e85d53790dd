import { setTimeout as pause } from 'node:timers/promises';

/**
 * Collects items into batches and passes each batch to a handler, one after the other. A batch is complete
 * when no item has been added for `quiet` milliseconds.
 */
export class Batches<Item> {
  private waiting = new Set<Item>();
  private latest = 0;
  private running: Promise<void> | null = null;

  /**
   * Creates an empty collector.
   * @param quiet the pause, in milliseconds, after the last added item; then the batch is complete
   * @param handle called with each complete batch; the next batch waits until the returned promise is
   * resolved
   */
  constructor(
    private readonly quiet: number,
    private readonly handle: (batch: Set<Item>) => Promise<void>,
  ) {}

  /** Whether items are waiting that have not been passed to the handler yet. */
  get isWaiting(): boolean {
    return this.waiting.size > 0;
  }

  add(item: Item): void {
    this.waiting.add(item);
    this.latest = performance.now();
    this.running ??= this.run().finally(() => (this.running = null));
  }

  /** Resolves when all added items have been handled. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.size > 0) {
      const rest = this.latest + this.quiet - performance.now();
      if (rest > 0) {
        await pause(rest);
        continue;
      }
      const batch = this.waiting;
      this.waiting = new Set();
      await this.handle(batch);
    }
  }
}
