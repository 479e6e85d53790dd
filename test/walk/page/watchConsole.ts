import type { Page } from 'playwright-core';
import { watchMissingFiles } from '../../support/browser/watchMissingFiles';
import type { Visit } from '../plan/Visit';

/**
 * The states in which the app writes an error to the console on purpose. In these states, messages in the
 * console are no problems; exceptions still are.
 */
const reporting: readonly Visit['state'][] = ['error', 'refused', 'conflict', 'offline'];

/**
 * Collects the exceptions of a page and the unexpected errors that it writes to its console. The returned
 * list grows while the page is open.
 */
export function watchConsole(page: Page, state: Visit['state']): string[] {
  const isMissingFile = watchMissingFiles(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const isExpected = reporting.includes(state) || isMissingFile(message);
    if (message.type() === 'error' && !isExpected) errors.push(`console: ${message.text()}`);
  });
  return errors;
}
