import { TestEnvironment } from 'jest-environment-node';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './launchBrowser';
import { suiteBrowser } from './suiteBrowser';

/**
 * Lends a file the suite's browser, in a worker process one of its own. Playwright stays outside of the file's
 * context: loaded once, and asked without a socket between.
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
