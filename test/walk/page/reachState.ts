import type { Page } from 'playwright-core';
import type { Visit } from '../plan/Visit';
import { drawn } from '../../support/browser/drawn';

const limitMs = 20_000;

const loading = 'main [role="status"][aria-label] > *, main [aria-busy="true"], main .ant-spin-spinning';

const signs: Partial<Record<Visit['state'], string>> = {
  loading,
  error: '[role="alert"]',
  refused: '[role="alert"]',
  conflict: '[role="alert"], [role="status"]:not(:empty), .ant-form-item-explain-error',
  offline: '[role="status"] p',
};

const shown = (page: Page, sign: string) => page.locator(sign).filter({ visible: true }).first();

/**
 * Waits until the screen has loaded. In the gallery, it does not wait until loading indicators disappear,
 * because they are shown as examples.
 */
async function settle(page: Page, at: string): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: limitMs });
  if (!at.startsWith('/components'))
    await shown(page, loading).waitFor({ state: 'hidden', timeout: limitMs });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.evaluate(drawn);
}

function refuseRedirect(page: Page, at: string): void {
  const { pathname } = new URL(page.url());
  if (pathname !== new URL(at, page.url()).pathname) throw new Error(`the person is led to ${pathname}`);
}

/**
 * Opens the page of a visit and brings it into the visit's state, such as `loading` or `offline`. Rejects if
 * the page does not show that state. `answerHeld` answers the requests of a screen that first has to show that it is
 * loading.
 */
export async function reachState(
  page: Page,
  { at, state, steps, loadsFirst }: Visit,
  answerHeld?: () => Promise<void>,
): Promise<void> {
  await page.goto(at);
  await page.locator('main').first().waitFor({ timeout: limitMs });
  if (loadsFirst) {
    await shown(page, loading).waitFor({ timeout: limitMs });
    await answerHeld?.();
  }
  if (state !== 'loading') await settle(page, at);
  refuseRedirect(page, at);
  await steps?.(page);
  if (state === 'offline') await page.context().setOffline(true);
  const sign = signs[state];
  if (sign) await shown(page, sign).waitFor({ timeout: limitMs });
  if (state === 'loading' || state === 'offline') await page.evaluate(drawn);
  else await settle(page, at);
}
