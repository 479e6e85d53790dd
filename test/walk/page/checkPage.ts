import type { Page } from 'playwright-core';
import { seriousViolations } from '../../support/browser/seriousViolations';
import { cutText } from './cutText';
import { overflow } from './overflow';

/** Checks the open page for overflow, cut-off text and violations found by axe. Returns one line for each problem. */
export async function checkPage(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate<string[]>(overflow)),
    ...(await page.evaluate<string[]>(cutText)),
    ...(await seriousViolations(page, { contrast: true })),
  ];
}
