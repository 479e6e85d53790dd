import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { checkPage } from './page/checkPage';
import { drawn } from '../support/browser/drawn';
import { findForeignStyles } from './page/findForeignStyles';
import { interceptApi } from './page/interceptApi';
import { openWindow, type StoredEntries } from './page/openWindow';
import { reachState } from './page/reachState';
import { showLook } from './page/showLook';
import { switchMode } from './page/switchMode';
import { type UsedStyle, usedStyles } from './page/usedStyles';
import { watchConsole } from './page/watchConsole';
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
