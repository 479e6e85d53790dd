import { setTimeout as pause } from 'node:timers/promises';

const ATTEMPTS = 10;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

const isThrottled = (error: unknown): boolean => {
  const { name = '', $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode === 429 || /Throttl|TooManyRequests/.test(name);
};

/**
 * Sends a request to AWS again, after growing pauses, while AWS refuses it as too many. Such a request was not begun,
 * so that repeating it does nothing twice.
 */
export async function retryThrottled<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isThrottled(error) || attempt === ATTEMPTS) throw error;
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
    }
  }
}
