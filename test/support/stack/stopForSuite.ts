import { suiteStack } from './suiteStack';

/** Stops the stack that startForSuite started; leaves a stack that was already running. */
export default async function stopForSuite(): Promise<void> {
  const { running } = suiteStack;
  if (!running) return;
  suiteStack.running = null;
  delete process.env.ENISHI_URL;
  await running.stop();
  running.forget();
}
