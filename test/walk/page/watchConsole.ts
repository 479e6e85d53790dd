import type { Page } from 'playwright-core';
import type { Visit } from '../plan/Visit';

/** In these states the app reports an error in the console on purpose; there only what it throws counts. */
const reporting: readonly Visit['state'][] = ['error', 'refused', 'conflict', 'offline'];

/** Collects what the page writes to its console as an error and what it throws. */
export function watchConsole(page: Page, state: Visit['state']): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !reporting.includes(state)) errors.push(`console: ${message.text()}`);
  });
  return errors;
}
