import { suiteStack } from './suiteStack';

/** Stops what startForSuite started, and nothing else. */
export default async function stopForSuite(): Promise<void> {
  const { running } = suiteStack;
  if (!running) return;
  suiteStack.running = null;
  delete process.env.ENISHI_URL;
  await running.stop();
  running.forget();
}
