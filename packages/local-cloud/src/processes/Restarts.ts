/** A process that ran this long counts as successfully started. */
const steadyMilliseconds = 3_000;
const pauses = [0, 100, 250, 500, 1_000, 2_000, 3_000, 4_000, 5_000];

/** Limits restarts of a crashing process: unlimited, unless it crashes right after each start. */
export class Restarts {
  private early = 0;
  private since = Date.now();

  started(): void {
    this.since = Date.now();
  }

  /** Call after a crash: the delay before the next start, or null to give up. */
  pause(): number | null {
    this.early = Date.now() - this.since < steadyMilliseconds ? this.early + 1 : 0;
    return pauses[this.early] ?? null;
  }
}
