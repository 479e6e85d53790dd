import { startStack } from './startStack';
import { suiteStack } from './suiteStack';

/**
 * Starts one copy of the stack for all test files of a suite, and sets ENISHI_URL to its URL. If ENISHI_URL
 * is already set, the suite uses that stack: a running copy or a deployed stage. The copy serves the web app
 * only for the suite of journeys.
 */
export default async function startForSuite(
  _config: { maxWorkers: number },
  suite: { displayName?: { name: string } },
): Promise<void> {
  if (process.env.ENISHI_URL) {
    process.env.RUN_ID ??= Date.now().toString(36);
    return;
  }
  const args = suite.displayName?.name === 'journeys' ? [] : ['--no-web'];
  suiteStack.running = await startStack({ args });
  process.env.ENISHI_URL = suiteStack.running.origin;
}
