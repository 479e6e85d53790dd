/**
 * A crash counts towards the limit of restarts only if the process or thread had run for less than this time
 * in milliseconds.
 */
const steadyMilliseconds = 3_000;
const pauses = [0, 100, 250, 500, 1_000, 2_000, 3_000, 4_000, 5_000];

/**
 * Limits how often a process or thread is restarted after crashes: after nine crashes in a row, each less
 * than three seconds after the start, it is given up.
 */
export class Restarts {
  private early = 0;
  private since = Date.now();

  started(): void {
    this.since = Date.now();
  }

  /** Returns the delay before the next start in milliseconds, or null to give up. Call it after a crash. */
  pause(): number | null {
    this.early = Date.now() - this.since < steadyMilliseconds ? this.early + 1 : 0;
    return pauses[this.early] ?? null;
  }
}
