import type { BrowserServer } from 'playwright-core';

/** The browser that serves the suite, between Jest's global set-up and tear-down. */
export const suiteBrowser: { running: BrowserServer | null } = { running: null };
