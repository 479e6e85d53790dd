import type { Page } from 'playwright-core';
import { seriousViolations } from '../../support/browser/seriousViolations';
import { cutText } from './cutText';
import { overflow } from './overflow';

/** What is wrong with the page as it is shown, one line each. */
export async function checkPage(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate<string[]>(overflow)),
    ...(await page.evaluate<string[]>(cutText)),
    ...(await seriousViolations(page, { contrast: true })),
  ];
}
