import { setTimeout as pause } from 'node:timers/promises';

const patience = 5_000;
const look = 50;

/** Retries for a while when the connection is refused: such a request never reached the server. */
export async function retryWhileRefused<Result>(call: () => Promise<Result>): Promise<Result> {
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
