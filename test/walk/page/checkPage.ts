import type { Page } from 'playwright-core';
import { seriousViolations } from '../../support/browser/seriousViolations';
import { cutText } from './cutText';

/**
 * A script for the page that returns one line if the page is wider than the window, with up to three elements
 * that make it so. Otherwise it returns an empty list.
 */
const overflow = `(() => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth + 1) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > page.clientWidth + 1 || left < -1);
  });
  const names = wide.slice(0, 3).map((element) => element.tagName.toLowerCase() + '.' + (element.getAttribute('class') ?? ''));
  return [page.scrollWidth + ' px wide in a window of ' + page.clientWidth + ': ' + names.join(', ')];
})()`;

/** Checks the open page for overflow, cut-off text and violations found by axe. Returns one line for each problem. */
export async function checkPage(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate<string[]>(overflow)),
    ...(await page.evaluate<string[]>(cutText)),
    ...(await seriousViolations(page, { contrast: true })),
  ];
}
