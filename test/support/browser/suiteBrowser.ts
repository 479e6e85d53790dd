import type { Browser } from 'playwright-core';

/**
 * The browser that all journeys share between Jest's global set-up and tear-down; null when each worker
 * process has a browser of its own.
 */
export const suiteBrowser: { running: Browser | null } = { running: null };
