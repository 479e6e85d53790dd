import type { Page } from 'playwright-core';

/**
 * Types the code from a mail into the six input boxes for its digits. Digits that are in the boxes already
 * are replaced.
 */
export async function enterCode(page: Page, code: string): Promise<void> {
  const boxes = page.getByLabel(/桁目$/);
  await boxes.first().waitFor();
  for (const [index, digit] of [...code].entries()) await boxes.nth(index).fill(digit);
}
