import { given } from '../support/given';
import { arriveAs } from '../support/browser/arriveAs';
import { journey } from '../support/journey';

journey.atADesk('language and look are chosen once and kept', async ({ page, open, look }) => {
  await open('/terms');
  await page.getByRole('button', { name: '表示設定' }).click();
  await page.getByText('ダーク', { exact: true }).click();
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

journey.onAPhone('an interrupted connection is told, and its return as well', async ({ page, open }) => {
  await open('/terms');
  await page.getByRole('heading', { level: 1, name: '利用規約' }).waitFor();
  await page.context().setOffline(true);
  await page.getByText('オフラインです').waitFor();
  await page.context().setOffline(false);
  await page.getByText('オフラインです').waitFor({ state: 'detached' });
});

journey.onAPhone('after each step the page is at its top with the focus on its heading', async (visit) => {
  const { page, open } = visit;
  await arriveAs(visit, await given.theSeededTalent());
  await open('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate('scrollTo(0, 2000)');
  await page.getByRole('link', { name: '案件を探す' }).first().click();
  await page.waitForURL('**/jobs');
  await page.locator('h1:focus').waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
  expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  await open('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
});

journey.onAPhone('the keyboard skips to the content', async ({ page, open }) => {
  await open('/privacy-policy');
  await page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('本文へ移動');
  await page.keyboard.press('Enter');
  expect(await page.evaluate('document.activeElement.id')).toBe('main');
});
