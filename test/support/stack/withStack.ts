import { startStack } from './startStack';

/**
 * Runs the work of a script against the stack that the environment variable ENISHI_URL names, or against a
 * new one with the given environment variables, which is stopped afterwards.
 */
export async function withStack(work: () => Promise<void>, settings?: Record<string, string>): Promise<void> {
  const running = process.env.ENISHI_URL ? null : await startStack({ settings });
  if (running) process.env.ENISHI_URL = running.origin;
  try {
    await work();
  } finally {
    await running?.stop();
    running?.forget();
  }
}
