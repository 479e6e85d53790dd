import type { Page } from 'playwright-core';
import type { Visit } from '../plan/Visit';

const drawn = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))';
const limitMs = 20_000;

const signs: Partial<Record<Visit['state'], string>> = {
  loading: 'main [role="status"] > *, main [aria-busy="true"], main .ant-spin-spinning',
  error: '[role="alert"]',
  refused: '[role="alert"]',
  conflict: '[role="alert"], [role="status"]:not(:empty), .ant-form-item-explain-error',
  offline: '[role="status"] p',
};

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: limitMs });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.evaluate(drawn);
}

/** Opens the visit's page and brings it into its state. Rejects when the page does not show it. */
export async function reachState(page: Page, { at, state, steps }: Visit): Promise<void> {
  await page.goto(at);
  await page.locator('main').first().waitFor({ timeout: limitMs });
  if (state !== 'loading') await settle(page);
  await steps?.(page);
  if (state === 'offline') await page.context().setOffline(true);
  const sign = signs[state];
  if (sign) await page.locator(sign).filter({ visible: true }).first().waitFor({ timeout: limitMs });
  if (state === 'loading' || state === 'offline') await page.evaluate(drawn);
  else await settle(page);
}
