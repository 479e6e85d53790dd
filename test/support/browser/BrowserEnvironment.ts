import { TestEnvironment } from 'jest-environment-node';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './launchBrowser';
import { suiteBrowser } from './suiteBrowser';

/**
 * Jest environment that provides a browser to a test file. If all test files run in one process, it is the
 * browser of the whole suite; a worker process has one of its own. Playwright is loaded outside of the test's
 * context, so that all test files share it.
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
