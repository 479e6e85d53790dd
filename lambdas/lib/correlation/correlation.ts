import { AsyncLocalStorage } from 'node:async_hooks';

const store = new AsyncLocalStorage<string | undefined>();

/**
 * Stores the correlation id of the operation for which the running code works. Code for different operations
 * can run at the same time, each with its own id.
 */
export const correlation = {
  /** Returns the id; undefined for work that no operation has caused, such as a schedule. */
  current: (): string | undefined => store.getStore(),
  /** Runs work for the operation with this id. Whatever the work starts has the id too. */
  run: <Result>(id: string | undefined, work: () => Result): Result => store.run(id, work),
};
