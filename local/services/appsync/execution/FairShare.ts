import { Turns } from '../../lambda/Turns';
import { limits } from '../limits';
import type { DataSource } from '../sources/DataSource';

/** Calls of one request that a source works on at once; the others wait, so that other requests come in between. */
const AT_ONCE: Record<string, number | undefined> = {
  AMAZON_DYNAMODB: limits.tableCallsAtOnce,
  AMAZON_OPENSEARCH_SERVICE: limits.searchesAtOnce,
};

/** Keeps one request from holding up all others, however many resolvers it runs. */
export class FairShare {
  private used = 0;
  private line = Promise.resolve();
  private readonly sources = new Map<string, Turns>();

  /** Runs work of the processor that counts towards this request's turn. */
  spend<Result>(work: () => Result): Result {
    const start = performance.now();
    try {
      return work();
    } finally {
      this.used += performance.now() - start;
    }
  }

  /** Resolves in the order of asking; once a turn is used up, after whatever else waits for the processor. */
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

  /** Calls a data source, once fewer calls of this request are under way there than it may make at once. */
  call<Result>({ name, type }: DataSource, work: () => Promise<Result>): Promise<Result> {
    const atOnce = AT_ONCE[type];
    if (atOnce === undefined) return work();
    const turns = this.sources.get(name) ?? new Turns(atOnce);
    this.sources.set(name, turns);
    return turns.take(work);
  }
}
