import type { Page } from 'playwright-core';

/** Types into the select that has the focus, waits for the option with this name, and chooses it with Enter. */
export async function typeOption(page: Page, text: string, name = text): Promise<void> {
  await page.keyboard.type(text);
  await page
    .locator('.ant-select-item-option-active')
    .filter({ hasText: name, visible: true })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
}
