import type { Browser } from 'playwright-core';

/** The browser that BrowserEnvironment provides to this file. */
export const lentBrowser = (): Browser => (globalThis as unknown as { browser: Browser }).browser;
