import type { Page } from 'playwright-core';
import type { Look } from '../plan/Look';
import type { Visit } from '../plan/Visit';
import { drawn } from '../../support/browser/drawn';
import { lookEntries } from './lookEntries';
import { viewportOf } from './viewportOf';

/**
 * A script for the page that changes its URL. The router follows the browser's history, so this is a
 * navigation within the page.
 */
function byUrl({ mode, color, direction, language }: Look): string {
  const query = new URLSearchParams({ mode, color, dir: direction, lang: language });
  return `history.pushState(history.state, '', '?${query}'); dispatchEvent(new PopStateEvent('popstate'))`;
}

/** A script for the page that changes the settings, as another tab of the same person would. */
const byOtherTab = (look: Look): string => `
  for (const [key, value] of Object.entries(${JSON.stringify(lookEntries(look))})) {
    localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key }));
  }
`;

/**
 * Shows the open page of a visit in another look, without loading it again: a page of the gallery by its URL,
 * a screen as if the person changed the settings in another tab. Rejects if the page does not follow.
 */
export async function showLook(page: Page, { at, state }: Visit, look: Look): Promise<void> {
  const { width, mode, color, direction, language } = look;
  await page.setViewportSize(viewportOf(width));
  await page.evaluate(at.startsWith('/components') ? byUrl(look) : byOtherTab(look));
  const root = `html[data-mode="${mode}"][data-color="${color}"][dir="${direction}"][lang="${language}"]`;
  await page.locator(root).waitFor();
  await page.locator('main').first().waitFor();
  if (state !== 'loading') await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.evaluate(drawn);
}
