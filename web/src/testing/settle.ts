import { setImmediate } from 'node:timers/promises';

/** Waits until every promise that does not wait for a timer has been handled, however long its chain is. */
export const settle = () => setImmediate();
