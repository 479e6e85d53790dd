import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser/launchBrowser';
import { startVisit } from './browser/startVisit';
import type { Visit } from './browser/Visit';

/** In pixels: a telephone and a desk. */
const PHONE = 390;
const DESK = 1440;
const limitMs = 120_000;

/** One for all journeys of a file. */
let browser: Promise<Browser> | undefined;
afterAll(async () => {
  await (await browser)?.close();
});

/**
 * A test in a real browser, once at each width; `journey.onAPhone` only there, for what no layout changes. The steps
 * get a fresh window; afterwards it fails on anything that the page wrote to its console as an error. What the page
 * was showing when a step failed is kept as `.local/screenshots/<width>/failed.png`.
 */
export function journey(title: string, steps: (visit: Visit) => Promise<void>, widths = [PHONE, DESK]): void {
  describe(title, () => {
    test.each(widths)(
      'at a width of %d',
      async (width) => {
        browser ??= launchBrowser();
        // The same colours at each width: compared once, in the widest window.
        const visit = await startVisit(await browser, { width, contrast: width === Math.max(...widths) });
        try {
          await steps(visit);
        } catch (error) {
          await visit.page.screenshot({ path: `.local/screenshots/${width}/failed.png` });
          await visit.leave().catch(() => undefined);
          throw error;
        }
        await visit.leave();
      },
      limitMs,
    );
  });
}

journey.onAPhone = (title: string, steps: (visit: Visit) => Promise<void>) => journey(title, steps, [PHONE]);
