import type { RunningStack } from '../stack/RunningStack';
import { startStack } from '../stack/startStack';

/**
 * Starts a separate stack, with seed data by default, and runs an action on it. Afterwards it stops the stack
 * and deletes its data, also when the action fails.
 */
export async function onOwnStack(
  act: (stack: RunningStack) => Promise<void>,
  args: readonly string[] = [],
): Promise<void> {
  const stack = await startStack({ args: ['--no-web', ...args] });
  process.env.ENISHI_URL = stack.origin;
  try {
    await act(stack);
  } finally {
    await stack.stop();
    stack.forget();
  }
}
