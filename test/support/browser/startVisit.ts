import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, ConsoleMessage, Page, Request } from 'playwright-core';
import { eventually } from '../eventually';
import { origin } from '../stack/origin';
import { drawn } from './drawn';
import { patientTimers } from './patientTimers';
import { seriousViolations } from './seriousViolations';
import type { Visit } from './Visit';
import { watchMissingFiles } from './watchMissingFiles';

const screenshots = join(__dirname, '..', '..', '..', '.local', 'screenshots');

/**
 * Returns whether the console reports that Cognito refused a request, for example because of a wrong
 * password. That is not an error of the page.
 */
const isRefusedSignIn = (message: ConsoleMessage) =>
  message.text().includes('status of 400') && /\/cognito-(idp|identity)$/.test(message.location().url);

/**
 * Returns whether the console reports that the network is disabled. A test may have disabled it on purpose.
 */
const isOffline = (message: ConsoleMessage) => message.text().includes('net::ERR_INTERNET_DISCONNECTED');

/**
 * Whether screenshots show the whole page: only with `SCREENSHOTS=whole`. By default they show the visible
 * part, which takes a tenth of the time.
 */
const fullPage = process.env.SCREENSHOTS === 'whole';

/** The longest that a step may take, in milliseconds. Only a step that fails takes it. */
const STEP = 120_000;

/**
 * A script for the page: whether it shows nothing that is only the state before an answer, such as pale former results,
 * and nothing that was typed is still to be searched.
 */
const isCalm = `!document.querySelector('[aria-busy="true"]') && !window.hasPendingInput?.()`;

const isAsked = (request: Request) => request.method() === 'POST' && request.url().endsWith('/graphql');

/** Begins to watch a page's operations. Returns a function that waits until each of them has been answered. */
function watchAnswers(page: Page): () => Promise<true> {
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    // A new document asks everything again; what the former one asked is given up.
    if (request.isNavigationRequest()) waiting.clear();
    if (isAsked(request)) waiting.add(request);
  });
  page.on('requestfinished', (request) => void waiting.delete(request));
  page.on('requestfailed', (request) => void waiting.delete(request));
  return () => eventually('the answers of the API', async () => waiting.size === 0 || null, 120);
}

interface Options {
  width: number;
  /** The widths, in pixels, at which `look` checks the screen. */
  looksAt: readonly number[];
  /** The width, in pixels, at which `look` also checks the contrast of colours. */
  contrastAt: number;
  /** Whether the window is that of a device with a touch screen. */
  hasTouch?: boolean;
}

const sizeOf = (width: number) => ({ width, height: width < 600 ? 844 : 900 });

/** Opens a browser window of the given width, with the language and the time zone of a visitor in Japan. */
export async function startVisit(browser: Browser, options: Options): Promise<Visit> {
  const { width, looksAt, contrastAt, hasTouch = false } = options;
  const context = await browser.newContext({
    baseURL: origin(),
    viewport: sizeOf(width),
    hasTouch,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // Animations are off, so that screenshots are stable.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(STEP);
  await context.addInitScript(patientTimers);
  const page = await context.newPage();
  const answered = watchAnswers(page);
  const isMissingFile = watchMissingFiles(page);
  const errors: string[] = [];
  const expected: RegExp[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const isExpected = isRefusedSignIn(message) || isOffline(message) || isMissingFile(message);
    if (message.type() === 'error' && !isExpected)
      errors.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  const settle = async () => {
    await page.waitForLoadState('networkidle');
    // What was typed asks after a pause, and is drawn after the answer: the second round finds what the first began.
    for (let round = 0; round < 2; round += 1) {
      // Not waitForFunction: it evaluates in the page, whose security policy refuses that.
      await eventually('a calm page', async () => (await page.evaluate<boolean>(isCalm)) || null, 120);
      await answered();
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      await page.evaluate(drawn);
    }
  };
  const lookAt = async (name: string, shown: number) => {
    await page.setViewportSize(sizeOf(shown));
    await settle();
    const folder = join(screenshots, String(shown));
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage });
    const found = await seriousViolations(page, { contrast: shown === contrastAt });
    if (found.length > 0) throw new Error(`axe on ${name} at ${shown}:\n${found.join('\n')}`);
  };
  return {
    page,
    width,
    async open(path) {
      await page.goto(path);
      // What the site has rendered answers to nobody before the app has taken it over.
      await page.locator('body[data-content]').waitFor({ state: 'detached' });
    },
    settle,
    async look(name) {
      for (const shown of looksAt) await lookAt(name, shown);
      await page.setViewportSize(sizeOf(width));
    },
    expectError: (pattern) => void expected.push(pattern),
    async leave() {
      await context.close();
      const wrong = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
      if (wrong.length > 0) throw new Error(`Errors in the console at ${width}:\n${wrong.join('\n')}`);
    },
  };
}
