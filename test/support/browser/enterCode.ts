import type { Page } from 'playwright-core';

/** Types a mailed code into its six boxes, replacing previous digits. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const boxes = page.getByLabel(/桁目$/);
  await boxes.first().waitFor();
  for (const [index, digit] of [...code].entries()) await boxes.nth(index).fill(digit);
}
