import { chromium } from 'playwright-core';
import startStackForSuite from '../stack/startForSuite';
import { suiteBrowser } from './suiteBrowser';
import { withChromium } from './withChromium';

/** One browser beside the suite's stack for all files, named to them by BROWSER_ENDPOINT: each starts in a fresh window. */
export default async function startForSuite(...suite: Parameters<typeof startStackForSuite>): Promise<void> {
  const [server] = await Promise.all([
    withChromium((options) => chromium.launchServer(options)),
    startStackForSuite(...suite),
  ]);
  suiteBrowser.running = server;
  process.env.BROWSER_ENDPOINT = server.wsEndpoint();
}
