import { setTimeout as pause } from 'node:timers/promises';

const patience = 5_000;
const look = 50;

/** Tries again for a while as long as nothing listens: such a request was never received. */
export async function whileRefused<Result>(call: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED' || Date.now() > deadline) throw error;
      await pause(look);
    }
  }
}
