import type { Page } from 'playwright-core';
import type { Look } from '../plan/Look';
import { drawn } from './drawn';
import { viewportOf } from './viewportOf';

/**
 * Shows the open page of the gallery in another look, by its URL and without loading it again. Rejects if the
 * page does not follow its URL.
 */
export async function showLook(page: Page, look: Look): Promise<void> {
  const { width, mode, color, direction, language } = look;
  await page.setViewportSize(viewportOf(width));
  const query = new URLSearchParams({ mode, color, dir: direction, lang: language });
  // The router follows the browser's history, so this is a navigation within the page.
  await page.evaluate(
    `history.pushState(history.state, '', '?${query}'); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  const root = `html[data-mode="${mode}"][data-color="${color}"][dir="${direction}"][lang="${language}"]`;
  await page.locator(root).waitFor();
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.evaluate(drawn);
}
