import { setTimeout as pause } from 'node:timers/promises';

/** Repeats an assertion until it holds. If it still fails after `seconds`, throws the
 * assertion's error; only a test that fails waits so long. */
export async function eventually(expectation: () => void | Promise<void>, seconds = 60): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(10);
    }
  }
}
