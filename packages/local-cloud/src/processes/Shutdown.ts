type Step = () => unknown;

/** A list of functions that stop the running parts of a program. `run` calls them in reverse order. */
export class Shutdown {
  private readonly steps: Step[] = [];
  private running: Promise<void> | null = null;
  private failed = false;

  /** Exit code of this process: 1 after `fail`, otherwise 0. */
  get exitCode(): 0 | 1 {
    return this.failed ? 1 : 0;
  }

  /**
   * Prints why this process fails (`sentence`), and ends the process with exit code 1 as if it had received
   * SIGTERM.
   */
  fail(sentence: string): void {
    this.failed = true;
    console.error(sentence);
    process.kill(process.pid, 'SIGTERM');
  }

  add(step: Step): void {
    this.steps.unshift(step);
  }

  /**
   * Calls the functions that were added, the last one first. If one fails, prints its error and goes on with
   * the next. Later calls of `run` return the promise of the first call.
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
