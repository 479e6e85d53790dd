import { journey } from '../support/journey';

journey.onAPhone(
  'a guest opens a portfolio and gets in touch after signing in',
  async ({ page, open, look }) => {
    await open('/portfolio/morikawa-haruka');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'スキル' }).waitFor();
    expect(await page.title()).toMatch(/のポートフォリオ \| Enishi$/);
    await look('portfolio');

    await page.getByRole('link', { name: '連絡する' }).click();
    await page.waitForURL('**/auth/login');
    await page.getByLabel(/^メールアドレス/).fill('talent@example.com');
    await page.getByLabel(/^パスワード/).fill('Enishi-2026');
    await page.getByRole('button', { name: 'ログイン' }).click();
    await page.waitForURL('**/contact-us?about=*');
    expect(await page.getByLabel(/^件名/).inputValue()).toMatch(/さんへのご連絡$/);

    await open('/portfolio/nobody-has-this');
    await page.waitForURL('**/404');
  },
);
