import type { Browser } from 'playwright-core';
import { withStack } from '../stack/withStack';
import { launchBrowser } from './launchBrowser';

/** Runs the work of a script with a browser and a stack (`withStack`). */
export async function withBrowser(
  work: (browser: Browser) => Promise<void>,
  settings?: Record<string, string>,
): Promise<void> {
  await withStack(async () => {
    const browser = await launchBrowser();
    try {
      await work(browser);
    } finally {
      await browser.close();
    }
  }, settings);
}
