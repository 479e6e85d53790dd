import type { Browser } from 'playwright-core';

/** The browser that serves the suite, between Jest's global set-up and tear-down. */
export const suiteBrowser: { running: Browser | null } = { running: null };
