import { Semaphore } from '../../lambda/Semaphore';
import { limits } from '../limits';
import type { DataSource } from '../sources/DataSource';

/**
 * How many calls one GraphQL request may make to one data source at the same time, by the type of the data
 * source. More calls of the same request wait, so that other requests are served in between. Types that are
 * not listed have no limit.
 */
const AT_ONCE: Record<string, number | undefined> = {
  AMAZON_DYNAMODB: limits.tableCallsAtOnce,
  AMAZON_OPENSEARCH_SERVICE: limits.searchesAtOnce,
};

/**
 * Limits the CPU time and the concurrent data source calls of one GraphQL request, so that a request with
 * many resolvers does not block the others.
 */
export class FairShare {
  private used = 0;
  private waiting = 0;
  private line = Promise.resolve();
  private readonly sources = new Map<string, Semaphore>();

  /**
   * Runs synchronous work for this GraphQL request, and adds the time that the work takes to the CPU time of
   * the request. `turn` makes the request wait when its CPU time has reached the limit.
   */
  spend<Result>(work: () => Result): Result {
    const start = performance.now();
    try {
      return work();
    } finally {
      this.used += performance.now() - start;
    }
  }

  /**
   * Returns undefined if this GraphQL request may continue at once, because it has CPU time left and none of its
   * calls waits. Otherwise returns a promise that resolves after other pending work of the process; then the
   * request has CPU time again. If several calls wait, the earliest one resolves first.
   */
  turn(): Promise<void> | undefined {
    if (this.waiting === 0 && this.used < limits.turnMilliseconds) return undefined;
    this.waiting += 1;
    this.line = this.line.then(() => this.pause());
    return this.line;
  }

  private async pause(): Promise<void> {
    if (this.used >= limits.turnMilliseconds) {
      this.used = 0;
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    this.waiting -= 1;
  }

  /**
   * Calls a data source for this GraphQL request. If the request already makes as many concurrent calls to
   * the data source as the limit allows, the call waits until one of them ends.
   */
  call<Result>({ name, type }: DataSource, work: () => Promise<Result>): Promise<Result> {
    const atOnce = AT_ONCE[type];
    if (atOnce === undefined) return work();
    const turns = this.sources.get(name) ?? new Semaphore(atOnce);
    this.sources.set(name, turns);
    return turns.take(work);
  }
}
