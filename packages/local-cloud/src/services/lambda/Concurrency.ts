import type { FunctionConfiguration } from './FunctionConfiguration';
import { TooManyInvocations } from './TooManyInvocations';

/** How many Lambda functions an AWS account runs at once, unless AWS has agreed on another number. */
const accountLimit = 1000;

/**
 * Counts the invocations that are underway and refuses more than may run at once: in all functions together as
 * many as the account may run, and of a function with reserved concurrency as many as are reserved for it.
 */
export class Concurrency {
  private limit = accountLimit;
  private readonly underway = new Map<string, number>();

  /** Sets how many invocations the account may run at once; null for the limit that accounts usually have. */
  restrict(limit: number | null): void {
    this.limit = limit ?? accountLimit;
  }

  /**
   * Runs an invocation of a function.
   * @throws TooManyInvocations when the limit is reached
   */
  async take<Result>(configuration: FunctionConfiguration, work: () => Promise<Result>): Promise<Result> {
    const { name, reservedConcurrency } = configuration;
    // What is reserved for a function does not count for the others.
    const key = reservedConcurrency === null ? '' : name;
    const running = this.underway.get(key) ?? 0;
    if (running >= (reservedConcurrency ?? this.limit)) throw new TooManyInvocations();
    this.underway.set(key, running + 1);
    try {
      return await work();
    } finally {
      this.underway.set(key, (this.underway.get(key) ?? 1) - 1);
    }
  }
}
