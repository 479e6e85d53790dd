import { TestEnvironment } from 'jest-environment-node';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './launchBrowser';
import { suiteBrowser } from './suiteBrowser';

/**
 * Gives a test file the suite's browser, or its own browser in a worker process. Playwright stays outside
 * of the file's context: it is loaded once and called without a socket.
 */
export default class BrowserEnvironment extends TestEnvironment {
  private own: Browser | null = null;

  override async setup(): Promise<void> {
    await super.setup();
    if (!suiteBrowser.running) this.own = await launchBrowser();
    this.global.browser = suiteBrowser.running ?? this.own;
  }

  override async teardown(): Promise<void> {
    await this.own?.close();
    await super.teardown();
  }
}
