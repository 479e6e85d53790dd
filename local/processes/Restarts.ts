/** Having run for so long it counts as well started. */
const steadyMilliseconds = 3_000;
const pauses = [0, 100, 250, 500, 1_000, 2_000, 3_000, 4_000, 5_000];

/** How often something that ends by itself is started again: without end, unless it ends right after each start. */
export class Restarts {
  private early = 0;
  private since = Date.now();

  started(): void {
    this.since = Date.now();
  }

  /** After an end: how long to wait before the next start, or null when there is no point in one. */
  pause(): number | null {
    this.early = Date.now() - this.since < steadyMilliseconds ? this.early + 1 : 0;
    return pauses[this.early] ?? null;
  }
}
