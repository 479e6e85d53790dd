type Step = () => unknown;

/** Collects functions that stop running parts of a program, and calls them in reverse order. */
export class Shutdown {
  private readonly steps: Step[] = [];
  private running: Promise<void> | null = null;
  private failed = false;

  /** Exit code of this process: 1 after `fail`, otherwise 0. */
  get exitCode(): 0 | 1 {
    return this.failed ? 1 : 0;
  }

  /** Prints the reason of a failure, and shuts this process down as Ctrl-C does. */
  fail(sentence: string): void {
    this.failed = true;
    console.error(sentence);
    process.kill(process.pid, 'SIGTERM');
  }

  add(step: Step): void {
    this.steps.unshift(step);
  }

  /**
   * Calls all functions that were added, once, in reverse order. When one of them fails, its error is printed, and
   * the rest are called nevertheless.
   */
  run(): Promise<void> {
    this.running ??= this.stopAll();
    return this.running;
  }

  private async stopAll(): Promise<void> {
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    }
  }
}
