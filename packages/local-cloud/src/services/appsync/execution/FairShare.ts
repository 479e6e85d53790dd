import { Semaphore } from '../../lambda/Semaphore';
import { limits } from '../limits';
import type { DataSource } from '../sources/DataSource';

/**
 * Maximum number of concurrent calls of one GraphQL request to one data source, by the type of data source. Further
 * calls wait, so that other requests are served in between.
 */
const AT_ONCE: Record<string, number | undefined> = {
  AMAZON_DYNAMODB: limits.tableCallsAtOnce,
  AMAZON_OPENSEARCH_SERVICE: limits.searchesAtOnce,
};

/**
 * Limits how much CPU time and how many data source calls one GraphQL request takes at a time, so that a request with
 * many resolvers does not block all others.
 */
export class FairShare {
  private used = 0;
  private line = Promise.resolve();
  private readonly sources = new Map<string, Semaphore>();

  /**
   * Runs CPU work for this GraphQL request, and adds its duration to the CPU time that the request has used since it
   * last let others run.
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
   * Resolves at once or, when this GraphQL request has used its share of CPU time, after other pending work of the
   * process. The promises resolve in the order of the calls.
   */
  turn(): Promise<void> {
    this.line = this.line.then(() => {
      if (this.used < limits.turnMilliseconds) return undefined;
      this.used = 0;
      return new Promise((resolve) => {
        setImmediate(resolve);
      });
    });
    return this.line;
  }

  /**
   * Calls a data source as soon as this GraphQL request has fewer concurrent calls to that data source than the
   * limit.
   */
  call<Result>({ name, type }: DataSource, work: () => Promise<Result>): Promise<Result> {
    const atOnce = AT_ONCE[type];
    if (atOnce === undefined) return work();
    const turns = this.sources.get(name) ?? new Semaphore(atOnce);
    this.sources.set(name, turns);
    return turns.take(work);
  }
}
