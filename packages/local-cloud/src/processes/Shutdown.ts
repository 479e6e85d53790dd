type Step = () => unknown;

/** Stops everything that was started, in reverse order. */
export class Shutdown {
  private readonly steps: Step[] = [];
  private running: Promise<void> | null = null;
  private failed = false;

  /** The exit code of the process. */
  get exitCode(): 0 | 1 {
    return this.failed ? 1 : 0;
  }

  /** Prints the reason and shuts down as Ctrl-C does. */
  fail(sentence: string): void {
    this.failed = true;
    console.error(sentence);
    process.kill(process.pid, 'SIGTERM');
  }

  add(step: Step): void {
    this.steps.unshift(step);
  }

  /** Stops everything once. A failing step is reported and does not prevent the others. */
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
