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
   * Prints a sentence that says why this process fails, and shuts the process down as Ctrl-C does. The exit
   * code is then 1.
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
   * Calls all functions that were added, in reverse order. Further calls of `run` return the promise of the
   * first. When a function fails, its error is printed, and the remaining ones are called.
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
