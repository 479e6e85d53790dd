import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { watchMissingFiles } from '../support/browser/watchMissingFiles';
import { checkPage } from './page/checkPage';
import { drawn } from '../support/browser/drawn';
import { findForeignStyles } from './page/findForeignStyles';
import { interceptApi } from './page/interceptApi';
import { openWindow, type StoredEntries } from './page/openWindow';
import { reachState } from './page/reachState';
import { showLook } from './page/showLook';
import { type UsedStyle, usedStyles } from './page/usedStyles';
import { nameLook } from './plan/Look';
import type { Visit } from './plan/Visit';
import type { Photo } from './report/Photo';

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Returns the state of a component from its URL in the gallery; undefined for any other URL. */
const detailOf = ({ at }: Visit) => (/^\/components\/\w+\/([\w-]+)/.exec(at) ?? [])[1];

/**
 * Returns whether a visit shows the gallery. A style value that is not a design token is a problem only in
 * the gallery; for screens, the walk only prints it.
 */
const isGallery = ({ sheet }: Visit) => sheet.startsWith('components-');

/** A script for the page that doubles the size of its texts, as the browser's setting does. */
const doubleText = "document.documentElement.style.fontSize = '200%'";

const mark = "window.hasStayed ??= 'yes'";

/**
 * Switches the page to dark mode in the settings, as a person does. Returns a line for each problem: a
 * reload, or a page that stayed light.
 */
async function switchMode(page: Page): Promise<string[]> {
  await page.evaluate(mark);
  await page.getByRole('button', { name: '表示設定' }).first().click();
  const sheet = page.getByRole('dialog', { name: '表示設定' });
  await sheet.getByRole('radio', { name: 'ダーク' }).check();
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

/**
 * The states in which the app writes an error to the console on purpose. In these states, messages in the
 * console are no problems; exceptions still are.
 */
const reporting: readonly Visit['state'][] = ['error', 'refused', 'conflict', 'offline'];

/**
 * Collects the exceptions of a page and the unexpected errors that it writes to its console. The returned
 * list grows while the page is open.
 */
function watchConsole(page: Page, state: Visit['state']): string[] {
  const isMissingFile = watchMissingFiles(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const isExpected = reporting.includes(state) || isMissingFile(message);
    if (message.type() === 'error' && !isExpected) errors.push(`console: ${message.text()}`);
  });
  return errors;
}

/**
 * Opens the page of a visit, and photographs and checks it in each look. When this fails, a picture shows the
 * page at that moment.
 */
export async function walkVisit(
  browser: Browser,
  visit: Visit,
  entries: StoredEntries,
  folder: string,
): Promise<Photo[]> {
  const [first] = visit.looks;
  if (!first) return [];
  const context = await openWindow(browser, first, entries);
  const photos: Photo[] = [];
  let release = () => Promise.resolve();
  try {
    const page = await context.newPage();
    const errors = watchConsole(page, visit.state);
    const api = await interceptApi(page, visit);
    release = api.release;
    const reached = await reachState(page, visit, api.answerHeld).then(
      () => [],
      (error: unknown) => [`the state is not shown: ${messageOf(error)}`],
    );
    if (first.largeText) {
      await page.evaluate(doubleText);
      await page.evaluate(drawn);
    }
    for (const look of visit.looks) {
      const title = [visit.state, detailOf(visit), nameLook(look)].filter(Boolean).join(' ');
      const picture = join(folder, visit.sheet, `${title.replace(/ /g, '-')}.png`);
      const problems = [...reached];
      const styles: UsedStyle[] = [];
      try {
        if (look !== first && visit.switchesMode) problems.push(...(await switchMode(page)));
        else if (look !== first) await showLook(page, visit, look);
        mkdirSync(dirname(picture), { recursive: true });
        await page.screenshot({ path: picture, fullPage: true });
        styles.push(...(await page.evaluate<UsedStyle[]>(usedStyles)));
        if (isGallery(visit)) problems.push(...findForeignStyles(styles));
        problems.push(...(await checkPage(page)));
      } catch (error) {
        problems.push(`the walk stopped: ${messageOf(error)}`);
      }
      problems.push(...errors.splice(0));
      photos.push({ sheet: visit.sheet, title, at: visit.at, picture, problems, styles });
    }
  } finally {
    await release();
    await context.close();
  }
  return photos;
}
