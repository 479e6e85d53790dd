import { readConfig } from './api/readConfig';
import { lentBrowser } from './browser/lentBrowser';
import { startVisit } from './browser/startVisit';
import type { Visit } from './browser/Visit';
import { settleStreams } from './kills/settleStreams';

/** The window widths of a phone and a desktop, in pixels. */
const PHONE = 390;
const DESK = 1440;
/** The longest that a journey may take. Only one that fails takes it. */
const limitMs = 600_000;
/** How many characters of the page the error of a failed step has. */
const TEXT_LENGTH = 4000;

type Steps = (visit: Visit) => Promise<void>;

/**
 * Registers a test that runs a journey (a user's way through the web app in a real browser) at each of the
 * given window widths. If only one width is given, `look` checks the screens at the widths of a phone and a
 * desktop.
 */
function walk(
  title: string,
  steps: Steps,
  widths: readonly number[],
  { milliseconds = limitMs, hasTouch = false } = {},
): void {
  const looksAt = (width: number) => (widths.length > 1 ? [width] : [PHONE, DESK]);
  describe(title, () => {
    test.each(widths)(
      'at a width of %d',
      async (width) => {
        // Colours do not depend on the width, so they are checked once.
        // What earlier journeys have written is in the indices, so that no count changes between two steps.
        if ((await readConfig()).local) await settleStreams();
        const visit = await startVisit(lentBrowser(), {
          ...{ width, looksAt: looksAt(width), contrastAt: DESK, hasTouch },
        });
        try {
          await steps(visit);
        } catch (error) {
          const name = title.replaceAll(/\W+/g, '-');
          await visit.page.screenshot({ path: `.local/screenshots/${width}/failed/${name}.png` });
          const shown = await visit.page
            .locator('main')
            .innerText({ timeout: 1000 })
            .catch(() => 'nothing');
          // Windows of other people in this journey, too: what they go on asking would reach the next one.
          await Promise.all(
            lentBrowser()
              .contexts()
              .map((context) => context.close()),
          );
          // In one line, because the output of a run has only the first lines of an error.
          const text = shown.replaceAll(/\s*\n\s*/g, ' | ').slice(0, TEXT_LENGTH);
          throw new Error(`${String(error)}\n${visit.page.url()} showed: ${text}`, { cause: error });
        }
        await visit.leave();
      },
      milliseconds,
    );
  });
}

/**
 * Registers a test in a real browser that runs twice: at the width of a phone and at the width of a desktop.
 * `journey.onAPhone` and `journey.onADesktop` register a test that runs at one width only; its `look` then
 * checks each screen at both widths. A test that takes longer than usual names its limit in milliseconds. The
 * steps get a new window. The test also fails when the page writes an error to its console. When a step fails,
 * a screenshot is stored as `.local/screenshots/<width>/failed/<title>.png`, and the error has the URL and the main
 * text of the page.
 */
export function journey(title: string, steps: Steps): void {
  walk(title, steps, [PHONE, DESK]);
}

journey.onAPhone = (title: string, steps: Steps) => walk(title, steps, [PHONE]);
/** On a phone with a touch screen, which can be tapped. */
journey.byTouch = (title: string, steps: Steps) => walk(title, steps, [PHONE], { hasTouch: true });
journey.onADesktop = (title: string, steps: Steps, milliseconds?: number) =>
  walk(title, steps, [DESK], { milliseconds });
