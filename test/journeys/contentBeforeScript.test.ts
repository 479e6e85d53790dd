import type { Page } from 'playwright-core';
import { languageCookie } from '../../model/languageCookie';
import { arriveAs } from '../support/browser/arriveAs';
import { lentBrowser } from '../support/browser/lentBrowser';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { readSitemaps } from '../support/pages/readSitemaps';
import { origin } from '../support/stack/origin';

/** The largest sum of layout shifts at which nobody sees the page move. */
const STILL = 0.02;

/** Returns one path of each kind of public page. */
async function listPaths(): Promise<string[]> {
  const { urls } = await readSitemaps();
  const paths = urls.map((url) => new URL(url).pathname);
  const first = (kind: RegExp) => paths.find((path) => kind.test(path)) ?? `none of ${kind}`;
  return [
    ...['/jobs', '/jobs/result?q=React', '/jobs/result?page=2', '/remote', '/about-us', '/terms'],
    ...['/professionals/categories', '/professionals/categories/skills'],
    ...[/^\/jobs\/detail\//, /^\/portfolio\//, /^\/professionals\/categories\/skills\//].map(first),
  ];
}

const field = (page: Page) => page.getByRole('combobox', { name: /^キーワード/ });
const readMain = (page: Page) => page.locator('#main').innerText();

/** Opens a window in which no script runs. */
async function withoutScript<Result>(width: number, steps: (page: Page) => Promise<Result>): Promise<Result> {
  const viewport = { width, height: 844 };
  const context = await lentBrowser().newContext({ baseURL: origin(), viewport, javaScriptEnabled: false });
  try {
    return await steps(await context.newPage());
  } finally {
    await context.close();
  }
}

/** A script for the page: marks the heading that came with it, and adds up the layout shifts. */
const watch = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-served-heading', ''));
`;

/** Opens a page with scripts, waits until the app has taken it over, and returns what the API was asked. */
async function takeOver(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: { method(): string; url(): string; postData(): string | null }) =>
    request.method() === 'POST' && request.url().endsWith('/graphql') && asked.push(`${request.postData()}`);
  page.on('request', note);
  await page.goto(path);
  // The app removes the bars of index.html as soon as it has rendered.
  await page.locator('#first').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return asked;
}

journey(
  'each public page is read without a script, and taken over as it is',
  async ({ page, width, settle }) => {
    await page.addInitScript(watch);
    for (const path of await listPaths()) {
      const read = await withoutScript(width, async (plain) => {
        await plain.goto(path);
        return readMain(plain);
      });
      const asked = await takeOver(page, path);
      await settle();
      const isSame = await page.evaluate<boolean>(`!!document.querySelector('h1[data-served-heading]')`);
      const shifts = await page.evaluate<number>('window.shifts');
      const text = await readMain(page);
      expect({ path, asked, isSame, isStill: shifts <= STILL, text }).toEqual({
        ...{ path, asked: [], isSame: true, isStill: true, text: read },
      });
      // The shortest is the portfolio of somebody who has published nothing.
      expect(read.length).toBeGreaterThan(50);
    }
  },
);

journey.onAPhone('without a script, a search is a form and its pages are links', async ({ width }) => {
  await withoutScript(width, async (page) => {
    await page.goto('/jobs');
    await field(page).fill('React');
    await field(page).press('Enter');
    await page.waitForURL(/\/jobs\/result\?q=React/);
    await page.getByRole('heading', { level: 1, name: /^\d+件の案件$/ }).waitFor();
    await page.goto('/jobs/result?place=REMOTE');
    const former = await readMain(page);
    await page.getByRole('link', { name: '次へ' }).click();
    await page.waitForURL(/place=REMOTE&page=2$/);
    expect(await readMain(page)).not.toBe(former);
    await field(page).fill('React');
    await field(page).press('Enter');
    await page.waitForURL(/\?place=REMOTE&q=React$/);
  });
});

journey.onADesktop('a page is served in the language of the device', async ({ page }) => {
  await page.context().addCookies([{ name: languageCookie, value: 'de', url: origin() }]);
  await page.addInitScript(`localStorage.setItem('i18nextLng', 'de')`);
  await page.addInitScript(watch);
  expect(await takeOver(page, '/jobs')).toEqual([]);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.locator('h1[data-served-heading]').count()).toBe(1);
  expect(await page.evaluate<number>('window.shifts')).toBeLessThanOrEqual(STILL);
});

journey('who is signed in sees the own page, and nothing of the one for guests before', async (visit) => {
  const { page, settle } = visit;
  const [job = ''] = (await listPaths()).filter((path) => path.startsWith('/jobs/detail/'));
  await arriveAs(visit, await given.theSeededTalent());
  await page.addInitScript(watch);
  await page.addInitScript(`
    window.seen = false;
    const look = () => {
      if (document.querySelector('h1[data-served-heading]')?.checkVisibility()) window.seen = true;
      requestAnimationFrame(look);
    };
    look();
  `);
  await takeOver(page, job);
  await settle();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate<boolean>('window.seen')).toBe(false);
  expect(await page.evaluate<number>('window.shifts')).toBeLessThanOrEqual(STILL);
});
