import type { ConsoleMessage, Page } from 'playwright-core';

/**
 * Returns whether a URL is that of a public picture. Such a picture may be missing: it is removed while its
 * record does not show it to everybody, and the page draws a replacement.
 */
const isPicture = (url: string) => url !== '' && new URL(url).pathname.startsWith('/public/');

/**
 * Returns a function that decides whether a console message reports a 404 status that is not an error of the
 * page. There are two such cases. For the URL of a missing, closed or private page, the site sends the app
 * with status 404, which search engines need. Public pictures may be missing on purpose.
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
