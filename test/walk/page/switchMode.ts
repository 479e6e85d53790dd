import type { Page } from 'playwright-core';
import { drawn } from '../../support/browser/drawn';

const mark = "window.hasStayed ??= 'yes'";

/**
 * Switches the page to dark mode in the settings, as a person does. Returns a line for each problem: a
 * reload, or a page that stayed light.
 */
export async function switchMode(page: Page): Promise<string[]> {
  await page.evaluate(mark);
  await page.getByRole('button', { name: '表示設定' }).first().click();
  const sheet = page.getByRole('dialog', { name: '表示設定' });
  await sheet.getByText('ダーク', { exact: true }).click();
  await sheet.getByRole('button', { name: '閉じる' }).or(sheet.getByLabel('Close')).first().click();
  await sheet.waitFor({ state: 'hidden' });
  // The pointer would still rest where the button was.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(drawn);
  const [stayed, mode] = await page.evaluate<[unknown, unknown]>(
    '[window.hasStayed, document.documentElement.dataset.mode]',
  );
  return [
    ...(stayed === 'yes' ? [] : ['the page was loaded again to switch its mode']),
    ...(mode === 'dark' ? [] : [`the mode is ${mode} after switching to dark`]),
  ];
}
