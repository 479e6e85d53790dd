import { setTimeout as pause } from 'node:timers/promises';

/** How long, in milliseconds, an index may lack a write if LOCAL_CHAOS has `stale`, and a little more. */
const longest = 550;

const isLate = (process.env.LOCAL_CHAOS ?? '').split(',').includes('stale');
let latest = 0;

/**
 * Where LOCAL_CHAOS makes secondary indices late, lets a test read only after they show what it has written, as a
 * person does who reads again. What mutations and functions read is late nevertheless.
 */
export const lateIndices = {
  /** Call it after each mutation. */
  noteWrite(): void {
    latest = Date.now();
  },

  /** Call it before each query. */
  async show(): Promise<void> {
    if (isLate) await pause(Math.max(0, latest + longest - Date.now()));
  },

  /** Waits until the indices show what anybody has written so far, also without a mutation of the test. */
  async showAll(): Promise<void> {
    lateIndices.noteWrite();
    await lateIndices.show();
  },
};
