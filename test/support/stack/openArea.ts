import type { RunningStack } from './RunningStack';
import { startStack } from './startStack';

/**
 * Makes the tests of a file use a stack of their own, with the web app, in which the client area (for organizations and
 * consultants) is open. With ENISHI_OPEN_URL they use the running copy there.
 */
export function openArea(): void {
  const closed = process.env.ENISHI_URL;
  let stack: RunningStack | undefined;
  beforeAll(async () => {
    const running = process.env.ENISHI_OPEN_URL;
    if (!running) stack = await startStack({ settings: { CLIENT_AREA: 'open' } });
    process.env.ENISHI_URL = running ?? stack?.origin;
  }, 300_000);
  afterAll(async () => {
    await stack?.stop();
    stack?.forget();
    process.env.ENISHI_URL = closed;
  });
}
