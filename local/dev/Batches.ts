import { setTimeout as pause } from 'node:timers/promises';

/** Collects items until none has come for a moment, and hands them over one batch after the other. */
export class Batches<Item> {
  private waiting = new Set<Item>();
  private latest = 0;
  private running: Promise<void> | null = null;

  /** @param quiet milliseconds without a further item that end a batch */
  constructor(
    private readonly quiet: number,
    private readonly handle: (batch: Set<Item>) => Promise<void>,
  ) {}

  /** Whether a further batch follows the current one. */
  get isWaiting(): boolean {
    return this.waiting.size > 0;
  }

  add(item: Item): void {
    this.waiting.add(item);
    this.latest = performance.now();
    this.running ??= this.run().finally(() => (this.running = null));
  }

  /** Resolves when the current batches are done. */
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
