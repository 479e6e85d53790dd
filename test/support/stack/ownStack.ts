import type { RunningStack } from './RunningStack';
import { startStack } from './startStack';

/**
 * Makes the tests of a file use a stack of their own, with the web app, which is started with these
 * environment variables. If `running` is the URL of a running copy, they use that copy.
 */
export function ownStack(settings: Record<string, string>, running?: string): void {
  const shared = process.env.ENISHI_URL;
  let stack: RunningStack | undefined;
  beforeAll(async () => {
    if (!running) stack = await startStack({ settings });
    process.env.ENISHI_URL = running ?? stack?.origin;
  }, 300_000);
  afterAll(async () => {
    await stack?.stop();
    stack?.forget();
    process.env.ENISHI_URL = shared;
  });
}
