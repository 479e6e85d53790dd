import { TestEnvironment } from 'jest-environment-node';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './launchBrowser';
import { suiteBrowser } from './suiteBrowser';

/**
 * Jest environment that provides a browser to a test file: the one of the whole suite or, in a worker
 * process, one of its own. It loads Playwright outside of the test's context, so that it is loaded only once
 * and called without a socket.
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
