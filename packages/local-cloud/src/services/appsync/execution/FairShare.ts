import { Semaphore } from '../../lambda/Semaphore';
import { limits } from '../limits';
import type { DataSource } from '../sources/DataSource';

/**
 * Maximum concurrent calls of one request to one data source; the rest wait, so that other requests are
 * served in between.
 */
const AT_ONCE: Record<string, number | undefined> = {
  AMAZON_DYNAMODB: limits.tableCallsAtOnce,
  AMAZON_OPENSEARCH_SERVICE: limits.searchesAtOnce,
};

/** Prevents one request with many resolvers from blocking all others. */
export class FairShare {
  private used = 0;
  private line = Promise.resolve();
  private readonly sources = new Map<string, Semaphore>();

  /** Runs CPU work and counts its time towards this request's turn. */
  spend<Result>(work: () => Result): Result {
    const start = performance.now();
    try {
      return work();
    } finally {
      this.used += performance.now() - start;
    }
  }

  /** Resolves in call order; when the turn is used up, after other waiting work. */
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

  /** Calls a data source once this request has fewer concurrent calls to it than the limit. */
  call<Result>({ name, type }: DataSource, work: () => Promise<Result>): Promise<Result> {
    const atOnce = AT_ONCE[type];
    if (atOnce === undefined) return work();
    const turns = this.sources.get(name) ?? new Semaphore(atOnce);
    this.sources.set(name, turns);
    return turns.take(work);
  }
}
