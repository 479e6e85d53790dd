import type { Browser } from 'playwright-core';

/** Returns the browser that BrowserEnvironment provides to the test file. */
export const lentBrowser = (): Browser => (globalThis as unknown as { browser: Browser }).browser;
