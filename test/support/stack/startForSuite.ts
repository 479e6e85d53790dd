import { startStack } from './startStack';
import { suiteStack } from './suiteStack';

/**
 * One copy of the stack for all files of a suite, named to them by ENISHI_URL. If that is set beforehand, the
 * suite runs against what it names: a copy that you started, or a deployed stage.
 */
export default async function startForSuite(): Promise<void> {
  if (process.env.ENISHI_URL) return;
  suiteStack.running = await startStack();
  process.env.ENISHI_URL = suiteStack.running.origin;
}
