import type { Route } from 'playwright-core';
import { given } from '../support/given';
import { arriveAs } from '../support/browser/arriveAs';
import { eventually } from '../support/eventually';
import { journey } from '../support/journey';

journey.onADesktop('the chosen language and theme are stored', async ({ page, open, look }) => {
  await open('/terms');
  await page.getByRole('button', { name: '表示設定' }).click();
  await page.getByRole('radio', { name: 'ダーク' }).check();
  await page.getByRole('radio', { name: '紫' }).check({ force: true });
  await page.getByLabel('言語').last().selectOption('de');
  await page.getByText('Darstellung').waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Darstellung' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
  expect(await page.evaluate('JSON.parse(localStorage.settings)')).toEqual({
    mode: 'dark',
    direction: 'ltr',
    color: 'purple',
    stretch: false,
  });
  await open('/auth/login');
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
  await look('login-dark-german');

  await page.evaluate(`localStorage.setItem('i18nextLng', 'xx')`);
  await page.reload();
  await page.getByRole('heading', { name: 'ログイン', exact: true }).waitFor();
});

/**
 * A script for the page. It measures how far the first and the last character of the heading are from the
 * left edge of the window, in pixels.
 */
const endsOfHeading = `(() => {
  const text = document.createTreeWalker(document.querySelector('h1'), NodeFilter.SHOW_TEXT).nextNode();
  const leftOf = (at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  return { first: leftOf(0), last: leftOf(text.length - 1) };
})()`;

journey.onADesktop(
  'a right-to-left page keeps the order of words in its sentences',
  async ({ page, open, look }) => {
    await open('/jobs');
    await page.getByRole('button', { name: '表示設定' }).click();
    await page.getByRole('radio', { name: '右から左' }).check();
    const sheet = page.getByRole('dialog');
    await eventually('the sheet at the left', async () =>
      (await sheet.boundingBox())?.x === 0 ? true : null,
    );
    await sheet.getByRole('button', { name: '閉じる' }).click();
    await sheet.waitFor({ state: 'hidden' });
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const heading = page.getByRole('heading', { level: 1, name: /。$/ });
    await heading.waitFor();
    const { first, last } = await page.evaluate<{ first: number; last: number }>(endsOfHeading);
    expect(last).toBeGreaterThan(first);
    // The heading is right-aligned nevertheless, because lines begin there.
    expect(first).toBeGreaterThan(700);
    await look('jobs-right-to-left');
  },
);

journey.onAPhone('a banner appears while the connection is lost', async ({ page, open }) => {
  await open('/terms');
  await page.getByRole('heading', { level: 1, name: '利用規約' }).waitFor();
  await page.context().setOffline(true);
  await page.getByText('オフラインです').waitFor();
  await page.context().setOffline(false);
  await page.getByText('オフラインです').waitFor({ state: 'detached' });
});

journey.onAPhone('a query that failed offline is refetched when the connection is back', async (visit) => {
  const { page, open } = visit;
  await open('/jobs/result');
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('combobox', { name: 'キーワードで検索' }).fill('React');
  await page.keyboard.press('Enter');
  const again = page.getByRole('button', { name: '再読み込み' });
  await again.waitFor();
  await page.context().setOffline(false);
  await again.waitFor({ state: 'detached' });
  await page.getByRole('article').getByText('React').first().waitFor();
});

const TERMS_CODE = /\/TermsScreen-[^/]+\.js$/;

journey.onAPhone(
  'a screen whose code cannot be fetched leaves the former one usable, and opens with the next connection',
  async ({ page, open }) => {
    await open('/jobs');
    await page.getByRole('heading', { name: '新着の案件' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: '利用規約' }).click();
    await page.getByText(/^オフラインのため開けません/).waitFor();
    await page.getByRole('heading', { name: '新着の案件' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: '利用規約' }).waitFor();
  },
);

journey.onADesktop('the code of a screen that the guard refuses is never requested', async (visit) => {
  const { page, open } = visit;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const requested = (name: string) => scripts.filter((path) => path.includes(`/${name}-`));
  await open('/admin/applies');
  await page.waitForURL('**/auth/login');
  await page.getByRole('heading', { level: 1, name: 'ログイン' }).waitFor();
  expect(requested('AdminApplicationsScreen')).toEqual([]);
  await arriveAs(visit, await given.theSeededTalent());
  await open('/admin/applies');
  await page.waitForURL('**/404');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(requested('AdminApplicationsScreen')).toEqual([]);
  // The same file is requested by an administrator, so its name is right.
  await arriveAs(visit, await given.theAdministrator());
  await open('/admin/applies');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(requested('AdminApplicationsScreen').length).toBeGreaterThan(0);
});

journey.onAPhone(
  'the frame is visible before the code of the screen and the session are there',
  async (visit) => {
    const { page, open } = visit;
    await arriveAs(visit, await given.theSeededTalent());
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hold = async (route: Route) => {
      await released;
      await route.continue();
    };
    await page.route('**/graphql', hold);
    await page.route(/\/(SignedInScreen|HomeScreen|readSession)-[^/]+\.js$/, hold);
    await open('/home');
    await page.getByRole('banner').waitFor();
    await page.getByRole('navigation', { name: 'メインメニュー' }).getByText('案件を探す').last().waitFor();
    await page.getByRole('main').getByRole('status', { name: '読み込んでいます' }).waitFor();
    release();
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
);

journey.onAPhone('a page of a former release gets the code of the new one', async ({ page, open }) => {
  await open('/jobs');
  await page.getByRole('heading', { name: '新着の案件' }).waitFor();
  let isReplaced = true;
  // Like the missing file of a former release, but without the error that browsers write to the console.
  const answer = { contentType: 'text/javascript', body: 'throw new Error("replaced")' };
  await page.route(TERMS_CODE, (route) => (isReplaced ? route.fulfill(answer) : route.continue()));
  page.once('framenavigated', () => (isReplaced = false));
  await page.getByRole('link', { name: '利用規約' }).click();
  await page.getByRole('heading', { level: 1, name: '利用規約' }).waitFor();
  expect(isReplaced).toBe(false);
});

journey.onAPhone('each navigation scrolls to the top and focuses the heading', async (visit) => {
  const { page, open } = visit;
  await arriveAs(visit, await given.theSeededTalent());
  await open('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate('scrollTo(0, 2000)');
  await page.getByRole('link', { name: '案件を探す' }).first().click();
  await page.waitForURL('**/jobs');
  await page.locator('h1:focus').waitFor();
  await eventually('the top', async () => (await page.evaluate<boolean>('scrollY === 0')) || null);
  await page.locator('meta[name="robots"]').waitFor({ state: 'detached' });
  await open('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('meta[name="robots"][content="noindex"]').waitFor({ state: 'attached' });
});

/** Moves an element and returns where it is at once, in pixels. */
const movedTo = `(() => {
  const box = document.body.appendChild(document.createElement('div'));
  box.style.cssText = 'position: absolute; left: -1000px';
  box.getBoundingClientRect();
  box.style.left = '0px';
  return box.getBoundingClientRect().x;
})()`;

journey.onAPhone('with reduced motion, what is moved is in its place at once', async ({ page, open }) => {
  await open('/privacy-policy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate('matchMedia("(prefers-reduced-motion: reduce)").matches')).toBe(true);
  expect(await page.evaluate(movedTo)).toBe(0);
});

journey.onAPhone('the skip link leads to the content', async ({ page, open }) => {
  await open('/privacy-policy');
  await page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('本文へ移動');
  await page.keyboard.press('Enter');
  expect(await page.evaluate('document.activeElement.id')).toBe('main');
});

journey.onADesktop(
  'without configuration, nothing is reported and no code for it is loaded',
  async (visit) => {
    const { page, open } = visit;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await open('/terms');
    await eventually('the line', async () => lines.find((line) => line.startsWith('Not configured')) ?? null);
    await page.waitForLoadState('networkidle');
    expect(lines).toEqual(['Not configured: sentryDsn analyticsId']);
    expect(requested.filter((url) => /openSentry|openTagManager/.test(url))).toEqual([]);
    expect(requested.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  },
);
