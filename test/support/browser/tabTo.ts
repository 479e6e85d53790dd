import type { Locator, Page } from 'playwright-core';

const MOST_PRESSES = 200;

/** Moves the focus to an element with the Tab key alone. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor({ state: 'attached' });
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if ((await element.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${element}.`);
}
