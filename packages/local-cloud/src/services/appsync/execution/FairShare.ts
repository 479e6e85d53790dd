import { Semaphore } from '../../lambda/Semaphore';
import { limits } from '../limits';
import type { DataSource } from '../sources/DataSource';

/**
 * Maximum number of calls that one GraphQL request makes to one data source at the same time, by the type of
 * data source. Further calls of the request wait, so that the calls of other requests are served in between.
 * Data sources of other types have no limit.
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
   * Runs a piece of CPU work for this GraphQL request. Adds the work's duration to the CPU time that the
   * request has used since it last let other requests run.
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
   * Waits for this GraphQL request's turn: resolves at once or, if the request has used its share of CPU
   * time, after other pending work of the process. The promises resolve in the order of the calls.
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
