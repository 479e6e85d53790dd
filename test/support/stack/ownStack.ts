import type { RunningStack } from './RunningStack';
import { startStack } from './startStack';

interface OwnStack {
  /** Additional environment variables for the stack. */
  settings?: Record<string, string>;
  /** Arguments of the start, such as `--no-web`. */
  args?: readonly string[];
  /** The URL of a running copy, which the tests then use. */
  running?: string;
}

/**
 * Makes the tests of a file use a stack of their own. Returns a function that returns this stack, and throws if the
 * tests use a running copy.
 */
export function ownStack({ settings, args, running }: OwnStack): () => RunningStack {
  const shared = process.env.ENISHI_URL;
  let stack: RunningStack | undefined;
  beforeAll(async () => {
    if (!running) stack = await startStack({ settings, args });
    process.env.ENISHI_URL = running ?? stack?.origin;
  }, 900_000);
  afterAll(async () => {
    await stack?.stop();
    stack?.forget();
    process.env.ENISHI_URL = shared;
  });
  return () => {
    if (!stack) throw new Error('The tests use a running copy');
    return stack;
  };
}
