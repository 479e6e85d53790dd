import type { Page } from 'playwright-core';

/** Types the code from a mail into its six input boxes and replaces digits that are already there. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const boxes = page.getByLabel(/桁目$/);
  await boxes.first().waitFor();
  for (const [index, digit] of [...code].entries()) await boxes.nth(index).fill(digit);
}
