import { startStack } from './startStack';
import { suiteStack } from './suiteStack';

/**
 * One copy of the stack for all files of a suite, named to them by ENISHI_URL. If that is set beforehand, the
 * suite runs against what it names: a copy that you started, or a deployed stage. Only journeys need the web app.
 */
export default async function startForSuite(
  _config: { maxWorkers: number },
  suite: { displayName?: { name: string } },
): Promise<void> {
  if (process.env.ENISHI_URL) return;
  const args = suite.displayName?.name === 'journeys' ? [] : ['--no-web'];
  suiteStack.running = await startStack({ args });
  process.env.ENISHI_URL = suiteStack.running.origin;
}
