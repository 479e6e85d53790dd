import { AsyncLocalStorage } from 'node:async_hooks';

const store = new AsyncLocalStorage<string | undefined>();

/**
 * Stores the correlation id of the operation for which the running code works. Code for different operations
 * can run at the same time, each with its own id.
 */
export const correlation = {
  /**
   * Returns the correlation id of the running code; undefined if no operation has caused its work, for
   * example if a schedule has.
   */
  current: (): string | undefined => store.getStore(),
  /** Runs work for the operation with this correlation id. Whatever the work starts has the same id. */
  run: <Result>(id: string | undefined, work: () => Result): Result => store.run(id, work),
};
