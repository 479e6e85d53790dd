/**
 * Limits how many asynchronous tasks run at the same time. The others wait and start in the order of the
 * calls.
 */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /** Runs a task as soon as fewer tasks than the limit are running. Resolves or rejects as the task does. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
