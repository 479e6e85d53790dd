import { setTimeout as pause } from 'node:timers/promises';

/** Repeats an expectation until it holds; after three seconds its failure is the test's. */
export async function eventually(expectation: () => void | Promise<void>): Promise<void> {
  const deadline = Date.now() + 3_000;
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
