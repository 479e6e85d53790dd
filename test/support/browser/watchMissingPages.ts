import type { ConsoleMessage, Page } from 'playwright-core';

/**
 * Returns whether a console message reports that a page which the browser opened answered 404. A missing, closed or
 * private page does so on purpose, for robots, and is the app's page all the same.
 */
export function watchMissingPages(page: Page): (message: ConsoleMessage) => boolean {
  const missing = new Set<string>();
  page.on('response', (response) => {
    if (response.status() === 404 && response.request().isNavigationRequest()) missing.add(response.url());
  });
  return (message) => message.text().includes('status of 404') && missing.has(message.location().url);
}
