import type { Browser } from 'playwright-core';

/** What BrowserEnvironment has lent to this file. */
export const lentBrowser = (): Browser => (globalThis as unknown as { browser: Browser }).browser;
