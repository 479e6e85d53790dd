import type { RunningStack } from '../stack/RunningStack';
import { startStack } from '../stack/startStack';

/** Starts a copy of the stack, seeded unless told otherwise, does something with it, and ends and removes it whatever happens. */
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
