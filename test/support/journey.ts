import { lentBrowser } from './browser/lentBrowser';
import { startVisit } from './browser/startVisit';
import type { Visit } from './browser/Visit';

/** In pixels: a telephone and a desktop. */
const PHONE = 390;
const DESK = 1440;
const limitMs = 120_000;

type Steps = (visit: Visit) => Promise<void>;

/** The journey runs once at each of these widths; `look` also shows the others. */
function walk(title: string, steps: Steps, widths: readonly number[]): void {
  const looksAt = (width: number) => (widths.length > 1 ? [width] : [PHONE, DESK]);
  describe(title, () => {
    test.each(widths)(
      'at a width of %d',
      async (width) => {
        // Colours do not depend on the width, so they are checked once.
        const visit = await startVisit(lentBrowser(), { width, looksAt: looksAt(width), contrastAt: DESK });
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

/**
 * A test in a real browser, walked at each width; `journey.onAPhone` and `journey.onADesktop` are walked there, and each
 * `look` shows both widths. The steps get a fresh window; afterwards it fails on anything that the page wrote to its
 * console as an error. What the page was showing when a step failed is kept as
 * `.local/screenshots/<width>/failed.png`.
 */
export function journey(title: string, steps: Steps): void {
  walk(title, steps, [PHONE, DESK]);
}

journey.onAPhone = (title: string, steps: Steps) => walk(title, steps, [PHONE]);
journey.onADesktop = (title: string, steps: Steps) => walk(title, steps, [DESK]);
