import { suiteStack } from './suiteStack';

/** Stops the stack that startForSuite started. A stack that was already running before goes on. */
export default async function stopForSuite(): Promise<void> {
  const { running } = suiteStack;
  if (!running) return;
  suiteStack.running = null;
  delete process.env.ENISHI_URL;
  await running.stop();
  running.forget();
}
