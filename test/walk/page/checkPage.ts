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

/**
 * A script for the page that returns one line if the page can be scrolled by a few pixels only, which shows that two
 * sizes that should be equal are not, and one if the content begins directly below the head of the page.
 */
const rhythm = `(() => {
  const { scrollHeight, clientHeight } = document.documentElement;
  const excess = scrollHeight - clientHeight;
  const head = document.querySelector('main header:has(h1)');
  const next = head?.nextElementSibling;
  const gap = next ? next.getBoundingClientRect().top - head.getBoundingClientRect().bottom : Infinity;
  return [
    ...(excess > 0 && excess < 4 ? ['the page is ' + excess + ' px taller than the window'] : []),
    ...(gap >= 0 && gap < 8 && next.getBoundingClientRect().height > 0 ? ['only ' + Math.round(gap) + ' px below the head of the page'] : []),
  ];
})()`;

/**
 * A script for the page that returns one line for each of the first three Japanese texts on a page in another language
 * that no element says to be Japanese.
 */
const unnamedLanguage = `(() => {
  if (document.documentElement.lang === 'ja') return [];
  const count = (text, letters) => (text.match(letters) ?? []).length;
  const found = [];
  for (const element of document.body.querySelectorAll(':not(script, style, noscript)')) {
    const own = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.data : '')).join('');
    const japanese = count(own, /[\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Han}]/gu);
    const isUnnamed = japanese > count(own, /\\p{sc=Latin}/gu) && !element.closest('[lang="ja"]');
    if (isUnnamed) found.push('no element says that “' + own.slice(0, 20) + '” is Japanese');
  }
  return found.slice(0, 3);
})()`;

/** Checks the open page for overflow, missing distances, cut-off text and violations found by axe. Returns one line for each problem. */
export async function checkPage(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate<string[]>(overflow)),
    ...(await page.evaluate<string[]>(rhythm)),
    ...(await page.evaluate<string[]>(unnamedLanguage)),
    ...(await page.evaluate<string[]>(cutText)),
    ...(await seriousViolations(page, { contrast: true })),
  ];
}
