import { setTimeout as pause } from 'node:timers/promises';

const ATTEMPTS = 80;

/**
 * Repeats the request `ask` until it returns a result. Throws after 80 attempts, which take nearly seven
 * minutes with the usual pause of five seconds. The environment variable PACKAGE_PAUSE_MS sets another pause,
 * in milliseconds.
 * @param what a name, for the error message, of what the request waits for
 */
export async function pollUntil<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  pauseMs = Number(process.env.PACKAGE_PAUSE_MS ?? 5_000),
): Promise<Answer> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(pauseMs);
  }
  throw new Error(`${what} is not ready`);
}
