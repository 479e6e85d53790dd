import type { ConsoleMessage, Page } from 'playwright-core';

/** The path of a picture that is public only while its record shows it. A drawn avatar or cover replaces it. */
const isPicture = (url: string) => url !== '' && new URL(url).pathname.startsWith('/public/');

/**
 * Returns whether a console message reports a 404 that is no error of the page: a missing, closed or private page
 * answers so on purpose, for robots, and is the app's page all the same; and pictures of private profiles are gone.
 */
export function watchMissingFiles(page: Page): (message: ConsoleMessage) => boolean {
  const missing = new Set<string>();
  page.on('response', (response) => {
    if (response.status() === 404 && response.request().isNavigationRequest()) missing.add(response.url());
  });
  return (message) => {
    const { url } = message.location();
    return message.text().includes('status of 404') && (missing.has(url) || isPicture(url));
  };
}
